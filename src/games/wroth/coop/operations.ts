import { dominates, factionOf, humanOrder, occupies, playerOrder, threat, unitsIn } from '../board.js';
import { ACTION_DIE } from '../components/dice.js';
import type { Draft } from '../draft.js';
import { type AbilityId, NUMBERED, type NumberedId, OBJECTIVES, OUTSKIRTS } from '../ids.js';
import { gainKorra, handKorra, payKorra } from '../korra.js';
import type { WrothState } from '../state.js';
import { deployBasics, deployElite, heal } from '../units.js';
import { attacks, performAction } from './actions.js';
import { moveBase } from './base.js';
import { priorityElite } from './buying.js';
import { changeCounter } from './event-hooks.js';
import { aiElites, aiGather, marchToward, scatter } from './movement.js';
import { aiFaction, aiOf, choose, coopOf, nextRegion, rollRegion, tellChoice } from './places.js';
import type { Operation } from './scenario.js';

type OpName = Operation['op'];
type OpOf<T extends OpName> = Extract<Operation, { readonly op: T }>;

const BEDLAM_BASICS = 2;

/** What the AI side of a mat ability does when the Chaos die sets it off (WR-19.4). */
const ABILITIES: Readonly<Record<AbilityId, (draft: Draft) => void>> = {
  'aldan.ordinance': (draft) => performAction(draft, 'fight', 'chaos'),
  'guild.hired_blades': (draft) => {
    const region = choose(draft, 'threatMaxOccupied', 'deploy');
    if (region) deployBasics(draft, aiOf(draft.next), region, draft.next.seats);
  },
  'ooglan.bedlam': (draft) => {
    const ai = aiOf(draft.next);
    const region = rollRegion(draft);
    tellChoice(draft, { region, by: 'random' });
    if (occupies(draft.next, ai, region)) scatter(draft, region);
    else deployBasics(draft, ai, region, BEDLAM_BASICS);
  },
  'paldeyn.drive_out': (draft) => draft.first(...NUMBERED.map((region) => ({ do: 'ai.driveOut', region }) as const)),
  'venna.stolen_rite': (draft) => performAction(draft, draft.random.pick(ACTION_DIE), 'roll'),
};

/** Regions that a card attacks one after another, as they are when it begins. */
function attackedEach(state: WrothState, where: OpOf<'attackEach'>['where']): readonly NumberedId[] {
  if (where === 'objective') {
    const { objectives } = coopOf(state);
    const tokens = OBJECTIVES.flatMap((token) => objectives[token] ?? []);
    return NUMBERED.filter((region) => tokens.includes(region));
  }
  const { elites } = aiFaction(state);
  return NUMBERED.filter((region) =>
    elites.some(({ at, type }) => at === region && (where === 'aiElite' || where === type)),
  );
}

/** Every operation of a Chaos table (WR-19.3); one that cannot be carried out does nothing (WR-19.2). */
const OPERATIONS: { readonly [T in OpName]: (draft: Draft, op: OpOf<T>) => void } = {
  none: () => {},
  deployElite: (draft, op) => {
    if (op.count > 1) draft.first({ do: 'ai.op', op: { ...op, count: op.count - 1 } });
    const ai = aiOf(draft.next);
    const type = op.elite === 'priority' ? priorityElite(draft.next) : op.elite;
    if (!type || !aiFaction(draft.next).elites.some((elite) => elite.type === type && elite.at === 'mat')) {
      draft.tell({ type: 'aiIdle' });
      return;
    }
    const region = choose(draft, op.at, 'deploy');
    if (region) deployElite(draft, ai, type, region, { cause: 'effect' });
  },
  deployBasics: (draft, op) => {
    const basics = 'perPlayer' in op ? op.perPlayer * draft.next.seats : op.count;
    const region = choose(draft, op.at, 'deploy');
    if (region) deployBasics(draft, aiOf(draft.next), region, basics);
  },
  deployBasicsVacant: (draft, { among, count }) => {
    const ai = aiOf(draft.next);
    for (const region of among) if (!occupies(draft.next, ai, region)) deployBasics(draft, ai, region, count);
  },
  korraPerDominated: (draft, { amount }) => {
    for (const side of playerOrder(draft.next)) {
      const regions = NUMBERED.filter((region) => dominates(draft.next, side, region)).length;
      gainKorra(draft, side, amount * regions, 'chaos');
    }
  },
  korra: (draft, { who, amount, spend }) => {
    const gaining =
      who === 'ai' ? [aiOf(draft.next)] : who === 'humans' ? humanOrder(draft.next) : playerOrder(draft.next);
    for (const side of gaining) gainKorra(draft, side, amount, 'chaos');
    if (spend) draft.first({ do: 'ai.buy' });
  },
  loseKorra: (draft, { amount, to }) => {
    for (const side of humanOrder(draft.next)) {
      if (to === 'ai') handKorra(draft, side, aiOf(draft.next), amount, 'chaos');
      else payKorra(draft, side, Math.min(amount, factionOf(draft.next, side).korra), 'chaos');
    }
  },
  moveElites: (draft, { elite }) =>
    draft.first(...aiElites(draft.next, elite).map((id) => ({ do: 'ai.move', elite: id }) as const)),
  attack: (draft, { at, damage, times }) => attacks(draft, times, at, damage, 'attack'),
  attackEach: (draft, { where, damage }) =>
    draft.first(
      ...attackedEach(draft.next, where)
        .filter((region) => threat(draft.next, region) > 0)
        .map((region) => ({ do: 'ai.attack', at: `region:${region}`, damage, kind: 'attack' }) as const),
    ),
  scatter: (draft, { at }) => {
    const region = choose(draft, at, 'attack');
    if (region && unitsIn(draft.next, aiOf(draft.next), region) > 0) scatter(draft, region);
  },
  moveBase: (draft, { to }) => moveBase(draft, to),
  heal: (draft, { elite, amount }) => {
    for (const id of aiElites(draft.next, elite)) heal(draft, aiOf(draft.next), id, amount);
  },
  marchToward: (draft, { targets, minUnits }) => marchToward(draft, targets, minUnits),
  gatherDeploy: (draft, { count, at }) => {
    const region = choose(draft, at, 'deploy');
    if (region) aiGather(draft, region, count);
  },
  ability: (draft, { id }) => ABILITIES[id](draft),
  performAction: (draft, { action }) => performAction(draft, action, 'chaos'),
  humansDeploy: (draft, { count }) => {
    for (const side of humanOrder(draft.next)) deployBasics(draft, side, OUTSKIRTS, count);
  },
  moveObjective: (draft, { token, to }) => {
    const { objectives } = coopOf(draft.next);
    const now = objectives[token];
    if (!now) return;
    const region = to === 'next' ? nextRegion(now) : rollRegion(draft);
    draft.coop({ objectives: { ...objectives, [token]: region } });
    draft.tell({ type: 'objectiveMoved', token, to: region });
  },
  counter: (draft, { name, delta }) => changeCounter(draft, name, delta),
  snareAll: (draft) =>
    draft.first(...aiElites(draft.next, 'hunter').map((elite) => ({ do: 'ai.snare', elite }) as const)),
};

export const operate = <T extends OpName>(draft: Draft, op: OpOf<T>): void =>
  (OPERATIONS[op.op] as (draft: Draft, op: OpOf<T>) => void)(draft, op);
