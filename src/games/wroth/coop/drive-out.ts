import { type Choice, type Option, violation } from '../../../engine/index.js';
import { basicsIn, controllingCamp, factionOf, humanOrder, neighboursOf, sideOf, threat } from '../board.js';
import type { Draft } from '../draft.js';
import type { NumberedId } from '../ids.js';
import type { MoveOf, WrothMove } from '../moves.js';
import type { PendingRule, PickPending } from '../pending.js';
import type { Side, WrothState } from '../state.js';
import { moveGroup } from '../units.js';
import { FACTION_NAMES, key } from '../words.js';

/** The neighbour of lowest Threat, the lowest number on equality. */
const quietest = (state: WrothState, from: NumberedId): NumberedId =>
  neighboursOf(from).reduce((best, region) => (threat(state, region) < threat(state, best) ? region : best));

/** WR-19.4: one human Basic leaves a region the AI controls; control and Threat are judged now. */
export function driveOut(draft: Draft, region: NumberedId): void {
  if (controllingCamp(draft.next, region) !== 'ai') return;
  draft.ask({ ask: 'pickUnit', region, to: quietest(draft.next, region) });
}

/** Human factions with a Basic there, in player order. */
const owners = (state: WrothState, region: NumberedId): readonly Side[] =>
  humanOrder(state).filter((side) => basicsIn(state, side, region) > 0);

const answer = (state: WrothState, side: Side): MoveOf<'coop.pickUnit'> => ({
  type: 'coop.pickUnit',
  faction: factionOf(state, side).id,
});

function decide(state: WrothState, { region, to }: PickPending): Choice<WrothMove> {
  const open = owners(state, region);
  const options = open.map((side): Option<WrothMove> => {
    const { id } = factionOf(state, side);
    const facts = { faction: FACTION_NAMES[id], count: basicsIn(state, side, region) };
    return { id, label: key('coop.option.pushed'), facts, move: answer(state, side), slots: { target: id } };
  });
  const most = open.reduce((best, side) =>
    basicsIn(state, side, region) > basicsIn(state, best, region) ? side : best,
  );
  const { id } = factionOf(state, most);
  return {
    kind: 'choice',
    id: 'pickUnit',
    verb: 'assign',
    prompt: key('coop.prompt.pickUnit'),
    facts: { region, to },
    options,
    suggested: id,
    fallback: id,
  };
}

export const PICK_UNIT: PendingRule<PickPending> = {
  asked: (state, { region }) => {
    const open = owners(state, region);
    return open.length === 1 ? (open[0] ?? state.first) : state.first;
  },
  answers: (state, { region }) => owners(state, region).map((side) => answer(state, side)),
  decide,
  refuse: (state, { region }, move) => {
    if (move.type !== 'coop.pickUnit') return violation('WR-3.2', 'answer-first');
    const side = sideOf(state, move.faction);
    return side !== undefined && owners(state, region).includes(side)
      ? undefined
      : violation('WR-19.4', 'no-human-basic', { region });
  },
  perform: (draft, { region, to }, move) => {
    const side = move.type === 'coop.pickUnit' ? sideOf(draft.next, move.faction) : undefined;
    if (side !== undefined) moveGroup(draft, side, region, to, { basics: 1, elites: [] });
  },
};
