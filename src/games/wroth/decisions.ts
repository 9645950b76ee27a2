import { type Choice, type Decision, HOUSE, type Option, Random, type Seat } from '../../engine/index.js';
import { bonusOptions } from './action-options.js';
import type { TaskOf } from './agenda.js';
import { MATS } from './components/mats.js';
import { COOP_DECISIONS } from './coop/index.js';
import { acting, pendingRule } from './flow.js';
import { type ActionFace, SIGNS, type TraitId } from './ids.js';
import type { WrothMove } from './moves.js';
import { freeFactions, freeZones, traitsKept } from './picks.js';
import type { WrothState } from './state.js';
import { decideTurn } from './turn-decisions.js';
import { ACTION_NAMES, FACTION_NAMES, key, REGION_NAMES, TRAIT_NAMES } from './words.js';

export type Audience = 'own' | 'public';
type Asked = Decision<WrothMove>;

/** A chance that the table's own draws tell nothing of: what happens to a seat that does not answer (WR-24.5). */
const byDefault = ({ random: { seed, position } }: WrothState, seat: Seat, options: readonly Option<WrothMove>[]) =>
  options[Random.fromSeed(`${seed} default ${position} ${seat}`).int(options.length)]?.id ?? '';

const handsOf = (traits: readonly TraitId[], kept: number): readonly (readonly TraitId[])[] =>
  kept === 1
    ? traits.map((trait) => [trait])
    : traits.flatMap((first, at) => traits.slice(at + 1).map((second) => [first, second]));

function decidePick(state: WrothState, seat: Seat): readonly Asked[] {
  const options: Option<WrothMove>[] = [];
  const zones = freeZones(state).map((zone) => ({ zone, name: { key: key(`zone.${zone}`) } }));
  const label = key('option.pick');
  for (const faction of freeFactions(state)) {
    const group = key(`faction.name.${faction}`);
    for (const traits of handsOf(MATS[faction].traits, traitsKept(state, seat))) {
      const typed = traits.map((trait) => trait.slice(trait.indexOf('.') + 1)).join('+');
      const names = traits.map((trait) => TRAIT_NAMES[trait]);
      const why = traits.length === 1 ? { why: key(`faction.rules.${traits.join('').replace('.', '_')}`) } : undefined;
      const hand = traits.map((trait) => MATS[faction].traits.indexOf(trait) + 1).join('+');
      for (const { zone, name } of zones) {
        options.push({
          id: `${faction}.${hand}.${zone}`,
          label,
          facts: { faction: FACTION_NAMES[faction], traits: names, zone: name },
          ...why,
          move: { type: 'setup.pick', faction, traits, zone },
          slots: { target: faction, with: `${typed}.${zone}` },
          group,
        });
      }
    }
  }
  return [
    {
      kind: 'choice',
      id: 'pick',
      verb: 'pick',
      prompt: key('prompt.pick'),
      options,
      fallback: byDefault(state, seat, options),
    },
  ];
}

function decideBonus(state: WrothState, { side, region, action }: TaskOf<'bonus'>): readonly Asked[] {
  const facts = { region, place: REGION_NAMES[region], action: ACTION_NAMES[action] };
  return [
    {
      kind: 'choice',
      id: 'bonus',
      verb: action,
      prompt: key('prompt.bonus'),
      facts,
      options: bonusOptions(state, side, action),
    },
    {
      kind: 'choice',
      id: 'decline',
      verb: 'pass',
      prompt: key('prompt.decline'),
      facts,
      options: [{ id: 'decline', label: key('option.declineBonus'), facts, move: { type: 'bonus.decline' } }],
      fallback: 'decline',
    },
  ];
}

/** The order in which dice are taken for a seat that does not answer (WR-24.5). */
const TAKEN_FIRST: readonly ActionFace[] = ['maneuver', 'reinforce', 'fight', 'mine'];

/** Dice of one face are as good as each other, so the lowest id stands for them. */
function decideTake(state: WrothState): readonly Asked[] {
  const options: Option<WrothMove>[] = [];
  for (const face of TAKEN_FIRST) {
    const dice = state.pool.filter((die) => die.face === face).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const die = dice[0];
    if (!die) continue;
    options.push({
      id: die.id,
      label: key('option.take'),
      facts: { face: ACTION_NAMES[face], count: dice.length },
      move: { type: 'draft.take', dieId: die.id },
      slots: { name: face },
    });
  }
  const first = options[0];
  return [
    {
      kind: 'choice',
      id: 'draft',
      verb: 'draft',
      prompt: key('prompt.draft'),
      options,
      ...(first ? { fallback: first.id } : {}),
    },
  ];
}

const SHARE: Choice<WrothMove> = {
  kind: 'choice',
  id: 'share',
  verb: 'answer',
  prompt: key('prompt.share'),
  options: [true, false].map((agree) => ({
    id: agree ? 'yes' : 'no',
    label: key(agree ? 'option.share' : 'option.noShare'),
    move: { type: 'tiebreak.share', agree },
    slots: { yes: agree ? 'yes' : 'no' },
  })),
  fallback: 'yes',
};

const THROWS: readonly Option<WrothMove>[] = SIGNS.map((sign) => ({
  id: sign,
  label: key(`option.throw.${sign}`),
  move: { type: 'tiebreak.throw', sign },
  slots: { name: sign },
}));

/** What would be thrown for somebody who does not answer is a secret as the throw is (WR-0.3). */
export const decideThrow = (state: WrothState, seat: Seat, audience: Audience): readonly Asked[] => [
  {
    kind: 'choice',
    id: 'throw',
    verb: 'choose',
    prompt: key('prompt.throw'),
    options: THROWS,
    ...(audience === 'own' ? { fallback: byDefault(state, seat, THROWS) } : {}),
  },
];

/** Everything a seat may decide now; the one source of controls, autocomplete, bots and programs. */
export function decisions(state: WrothState, seat: Seat, audience: Audience = 'own'): readonly Asked[] {
  if (!acting(state).includes(seat)) return [];
  const head = state.pending[0];
  if (head) return [pendingRule(head).decide(state, head)];
  const task = state.agenda[0];
  if (!task) return [];
  if (seat === HOUSE) return COOP_DECISIONS.step(state);
  switch (task.do) {
    case 'pick':
      return decidePick(state, seat);
    case 'bonus':
      return decideBonus(state, task);
    case 'take':
      return decideTake(state);
    case 'act':
      return decideTurn(state, seat);
    case 'share':
      return [SHARE];
    case 'throw':
    case 'coop.throw':
      return decideThrow(state, seat, audience);
    case 'coop.choose':
      return COOP_DECISIONS.choose(state, (options) => byDefault(state, seat, options));
    default:
      return [];
  }
}
