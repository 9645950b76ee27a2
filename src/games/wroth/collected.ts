import { MATS } from './components/mats.js';
import { eventHooks } from './coop/event-hooks.js';
import { AI_KINDS } from './coop/mats.js';
import { ELITE_KINDS, TRAITS } from './factions/index.js';
import type { EliteKind, Hooks } from './hooks.js';
import type { EliteType } from './ids.js';
import type { Faction, Side, WrothState } from './state.js';

/** An Elite type as the faction has it: the AI side of a mat changes some of them (WR-22). */
export const kindOf = (faction: Readonly<Faction>, type: EliteType): EliteKind =>
  faction.seat < 0 ? { ...ELITE_KINDS[type], ...AI_KINDS[type] } : ELITE_KINDS[type];

type Hook<K extends keyof Hooks> = NonNullable<Hooks[K]>;

/** The hooks of a faction side by side, so that a question is asked only of those who answer it. */
export interface Collected {
  readonly fightDamage: readonly Hook<'fightDamage'>[];
  readonly reinforce: readonly Hook<'reinforce'>[];
  readonly maneuver: readonly Hook<'maneuver'>[];
  readonly mine: readonly Hook<'mine'>[];
  readonly allocation: readonly Hook<'allocation'>[];
  readonly muster: readonly Hook<'muster'>[];
  readonly score: readonly { readonly id: string; readonly of: Hook<'score'> }[];
  readonly winsTie: readonly Hook<'winsTie'>[];
  readonly bars: readonly Hook<'bars'>[];
  readonly marchDice: readonly Hook<'marchDice'>[];
  readonly marched: readonly Hook<'marched'>[];
  readonly faces: readonly Hook<'faces'>[];
  readonly borrowed: readonly Hook<'borrowed'>[];
  readonly atUpkeep: readonly Hook<'atUpkeep'>[];
  readonly atPreparationEnd: readonly Hook<'atPreparationEnd'>[];
  readonly afterDamage: readonly Hook<'afterDamage'>[];
}

function collect(abilities: readonly (Hooks & { readonly id: string })[]): Collected {
  const all = <K extends keyof Hooks>(hook: K): Hook<K>[] =>
    abilities.flatMap((ability) => {
      const answer = ability[hook];
      return answer === undefined ? [] : [answer as Hook<K>];
    });
  return {
    fightDamage: all('fightDamage'),
    reinforce: all('reinforce'),
    maneuver: all('maneuver'),
    mine: all('mine'),
    allocation: all('allocation'),
    muster: all('muster'),
    score: abilities.flatMap(({ id, score }) => (score ? [{ id, of: score }] : [])),
    winsTie: all('winsTie'),
    bars: all('bars'),
    marchDice: all('marchDice'),
    marched: all('marched'),
    faces: all('faces'),
    borrowed: all('borrowed'),
    atUpkeep: all('atUpkeep'),
    atPreparationEnd: all('atPreparationEnd'),
    afterDamage: all('afterDamage'),
  };
}

const known = new Map<string, Collected>();
/** A faction's list of traits is replaced only when one is used, so it stands for the faction. */
const byTraits = new WeakMap<Faction['traits'], Collected>();

/** What the Elites of the mat and the traits of a faction say. Each pair of mat and traits is collected once. */
export function collectedOf(state: WrothState, side: Side): Collected {
  const faction = state.factions[side];
  if (!faction) throw new RangeError(`There is no faction ${side}`);
  const { id, seat, traits } = faction;
  const cached = byTraits.get(traits);
  if (cached) return cached;
  const key = `${seat < 0 ? 'ai' : ''}${id}${traits.map((trait) => trait.id).join()}`;
  let collection = known.get(key);
  if (!collection) {
    const kinds = MATS[id].elites.map((type) => kindOf(faction, type));
    collection = collect([...kinds, ...traits.map((trait) => TRAITS[trait.id])]);
    known.set(key, collection);
  }
  byTraits.set(traits, collection);
  return collection;
}

/** What the scenario says, after all factions (WR-12.8). */
export const scenarioHooks = (state: WrothState): readonly Hooks[] => (state.coop ? eventHooks(state.coop) : []);
