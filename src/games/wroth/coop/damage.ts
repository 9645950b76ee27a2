import { type Choice, type Option, type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import { basicsIn, eliteById, factionOf, humanOrder, sideOf, threat } from '../board.js';
import { closeInstance, defenceOf, givePoint, targetsIn } from '../damage.js';
import type { Draft } from '../draft.js';
import type { InstanceKind } from '../hooks.js';
import type { FactionId, NumberedId } from '../ids.js';
import type { MoveOf, WrothMove } from '../moves.js';
import type { AssignPending, PendingRule } from '../pending.js';
import type { Side, WrothState } from '../state.js';
import { BASIC_NAMES, eliteName, FACTION_NAMES, key } from '../words.js';
import { aiFaction, aiOf } from './places.js';
import { sourceName } from './words.js';

type Assign = MoveOf<'coop.assignDamage'>;

/**
 * The AI deals damage in a region (WR-17.9): as an attack, or by an ability (`damage`), which may be aimed at one human
 * faction. A region without human units is left alone.
 */
export function aiDamage(
  draft: Draft,
  region: NumberedId,
  points: number,
  kind: InstanceKind,
  source: string,
  faction: FactionId | null = null,
): void {
  if (threat(draft.next, region) === 0) return;
  if (kind !== 'damage') {
    draft.tell({ type: 'attacked', faction: aiFaction(draft.next).id, kind, region, damage: points });
  }
  draft.ask({ ask: 'assign', side: aiOf(draft.next), source, kind, region, points, faction, hits: [] });
}

/** Units that may take the next point: Elites before Basics, over all human factions there, in player order. */
function targets(state: WrothState, { region, faction }: AssignPending): readonly Assign[] {
  const open: Assign[] = [];
  for (const side of humanOrder(state)) {
    const { id } = factionOf(state, side);
    if (faction !== null && faction !== id) continue;
    for (const target of targetsIn(state, side, defenceOf(state, side, region))) {
      open.push({ type: 'coop.assignDamage', faction: id, target });
    }
  }
  const elites = open.filter(({ target }) => target !== 'basic');
  return elites.length > 0 ? elites : open;
}

/** The owner if all legal targets have one, else the first player. */
function asked(state: WrothState, pending: AssignPending): Seat {
  const [first, ...others] = targets(state, pending);
  const owner = first && sideOf(state, first.faction);
  return owner !== undefined && others.every(({ faction }) => faction === first?.faction) ? owner : state.first;
}

const toughness = (state: WrothState, region: NumberedId, { faction, target }: Assign): number => {
  const side = sideOf(state, faction) as Side;
  return target === 'basic' ? basicsIn(state, side, region) : (eliteById(state, side, target)?.vitality ?? 0);
};

const idOf = ({ faction, target }: Assign): string => `${faction}-${target.replace('#', '.')}`;

function decide(state: WrothState, pending: AssignPending): Choice<WrothMove> {
  const { region, points, source } = pending;
  const open = targets(state, pending);
  const options = open.map((move): Option<WrothMove> => {
    const strength = toughness(state, region, move);
    const isBasic = move.target === 'basic';
    return {
      id: idOf(move),
      label: key(isBasic ? 'coop.option.hitBasic' : 'coop.option.hitElite'),
      facts: {
        unit: move.target === 'basic' ? BASIC_NAMES[move.faction] : eliteName(move.target),
        faction: FACTION_NAMES[move.faction],
        count: strength,
      },
      move,
      slots: { target: idOf(move) },
    };
  });
  const toughest = open.reduce((best, move) =>
    toughness(state, region, move) > toughness(state, region, best) ? move : best,
  );
  return {
    kind: 'choice',
    id: 'assignDamage',
    verb: 'assign',
    prompt: key('coop.prompt.assignDamage'),
    facts: { region, count: points, source: sourceName(source) },
    options,
    suggested: idOf(toughest),
    fallback: idOf(toughest),
  };
}

function refuse(state: WrothState, pending: AssignPending, move: WrothMove): RuleViolation | undefined {
  if (move.type !== 'coop.assignDamage') return violation('WR-3.2', 'answer-first');
  const open = targets(state, pending);
  if (open.some(({ faction, target }) => faction === move.faction && target === move.target)) return undefined;
  const elitesFirst = move.target === 'basic' && open.some(({ target }) => target !== 'basic');
  return violation('WR-17.9', elitesFirst ? 'elites-first' : 'no-target-there', { region: pending.region });
}

function close(draft: Draft, { side: dealer, kind, region, hits }: AssignPending): void {
  if (hits.length > 0) closeInstance(draft, { kind, dealer, region, hits });
}

/** One point after another; what reacts waits for the last one (WR-12.8). */
function perform(draft: Draft, pending: AssignPending, move: WrothMove): void {
  if (move.type !== 'coop.assignDamage') return;
  const side = sideOf(draft.next, move.faction);
  if (side === undefined) return;
  const hits = [...pending.hits, givePoint(draft, side, pending.region, move.target)];
  const rest: AssignPending = { ...pending, points: pending.points - 1, hits };
  if (rest.points > 0) draft.askFirst(rest);
  else close(draft, rest);
}

export const ASSIGN: PendingRule<AssignPending> = {
  asked,
  answers: (state, pending) => targets(state, pending),
  decide,
  refuse,
  perform,
  dropped: close,
};
