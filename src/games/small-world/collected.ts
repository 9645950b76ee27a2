import type { Seat } from '../../engine/index.js';
import type { Ability, Artifact, Place, Power, Race, Step, StepPhase } from './abilities.js';
import { ARTIFACTS } from './artifacts/index.js';
import type { PowerId, RaceId } from './ids.js';
import { PLACES } from './places/index.js';
import { POWERS } from './powers/index.js';
import { RACES } from './races/index.js';
import type { RegionState, SmallWorldState } from './state.js';

type Named = Race | Power | Artifact | Place;
type Hook<K extends keyof Ability> = NonNullable<Ability[K]>;

/** The hooks of several abilities side by side, so that a question is asked only of those who answer it. */
export interface Collected {
  readonly conquestCost: readonly Hook<'conquestCost'>[];
  readonly reach: readonly Hook<'reach'>[];
  readonly means: readonly Hook<'means'>[];
  readonly countsAsAdjacent: readonly Hook<'countsAsAdjacent'>[];
  readonly entersWater: boolean;
  readonly minimumPieces: number;
  readonly fee: readonly Hook<'fee'>[];
  readonly surcharge: readonly Hook<'surcharge'>[];
  readonly feePaid: readonly Hook<'feePaid'>[];
  readonly conquestByAnybody: readonly Hook<'conquestByAnybody'>[];
  readonly afterConquest: readonly Hook<'afterConquest'>[];
  readonly lossOf: readonly Hook<'lossOf'>[];
  readonly income: readonly { readonly id: Named['id']; readonly of: Hook<'income'> }[];
  readonly raisesFactionBonus: boolean;
  readonly onPick: readonly Hook<'onPick'>[];
  readonly onDecline: readonly Hook<'onDecline'>[];
  readonly steps: Readonly<Record<StepPhase, readonly Step[]>>;
  readonly actions: Hook<'actions'>;
  readonly settles: Hook<'settles'>;
}

const byOrder = (a: { readonly order: number }, b: { readonly order: number }): number => a.order - b.order;

export function collect(abilities: readonly Named[]): Collected {
  const all = <K extends keyof Ability>(hook: K): Hook<K>[] =>
    abilities.flatMap((ability) => {
      const answer = (ability as Ability)[hook];
      return answer === undefined ? [] : [answer as Hook<K>];
    });
  const steps = (phase: StepPhase): readonly Step[] =>
    all('steps')
      .flatMap((of) => of[phase] ?? [])
      .sort(byOrder);
  return {
    conquestCost: all('conquestCost'),
    reach: all('reach'),
    means: all('means'),
    countsAsAdjacent: all('countsAsAdjacent'),
    entersWater: all('entersWater').length > 0,
    minimumPieces: Math.max(1, ...all('minimumPieces')),
    fee: all('fee'),
    surcharge: all('surcharge'),
    feePaid: all('feePaid'),
    conquestByAnybody: all('conquestByAnybody'),
    afterConquest: all('afterConquest'),
    lossOf: all('lossOf').sort(byOrder),
    income: abilities.flatMap((ability: Ability & Pick<Named, 'id'>) =>
      ability.income ? [{ id: ability.id, of: ability.income }] : [],
    ),
    raisesFactionBonus: all('raisesFactionBonus').length > 0,
    onPick: all('onPick'),
    onDecline: all('onDecline'),
    steps: {
      turnStart: steps('turnStart'),
      form: steps('form'),
      conquestEnd: steps('conquestEnd'),
      recruit: steps('recruit'),
      endStep: steps('endStep'),
    },
    actions: all('actions').flat(),
    settles: all('settles').flat(),
  };
}

const NONE = collect([]);

type ByPower = Partial<Record<PowerId, Collected>>;
const combos: Partial<Record<RaceId, ByPower>> = {};
const others = new Map<string, Collected>();

/** Banner and badge alone, without markers. Each combo is collected once; asking again is two look-ups. */
export function comboAbilities(race: RaceId, power: PowerId): Collected {
  let powers = combos[race];
  if (!powers) {
    powers = {};
    combos[race] = powers;
  }
  const known = powers[power];
  if (known) return known;
  const collection = collect([RACES[race], POWERS[power]]);
  powers[power] = collection;
  return collection;
}

function cached(key: string, abilities: () => readonly Named[]): Collected {
  const known = others.get(key);
  if (known) return known;
  const collection = collect(abilities());
  others.set(key, collection);
  return collection;
}

/** What lies open in a region. */
const markersIn = ({ place, artifacts }: Readonly<RegionState>): readonly Named[] => [
  ...artifacts.map((id) => ARTIFACTS[id]),
  ...(place ? [PLACES[place]] : []),
];

/** The abilities of a player's active race: its banner, its badge, and the markers in its regions (SW-12.3). */
export function abilitiesOf(state: SmallWorldState, seat: Seat): Collected {
  const player = state.players[seat];
  if (!player?.race || !player.power) return NONE;
  let markers = '';
  for (const region of state.regions) {
    if (region.place === null && region.artifacts.length === 0) continue;
    if (region.owner !== seat || region.declined) continue;
    if (region.place) markers += ` ${region.place}`;
    for (const artifact of region.artifacts) markers += ` ${artifact}`;
  }
  const { race, power } = player;
  if (markers === '') return comboAbilities(race, power);
  return cached(`${race} ${power}${markers}`, () => [
    RACES[race],
    POWERS[power],
    ...state.regions.flatMap((region) => (region.owner === seat && !region.declined ? markersIn(region) : [])),
  ]);
}

/** What a declined race still has to say: only a badge it kept (SW-9.8). */
export function declinedAbilitiesOf(state: SmallWorldState, seat: Seat): Collected {
  const kept = state.players[seat]?.declinedPower;
  return kept ? cached(`kept ${kept}`, () => [POWERS[kept]]) : NONE;
}
