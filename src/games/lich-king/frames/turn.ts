import { SCOURGE_TRACK } from '../data/tables.js';
import type { Draft } from '../draft.js';
import type { Gate } from '../ids.js';
import { beginTurn, enterPhase } from '../turn.js';
import type { FrameRule } from './frame.js';

const gate =
  (name: Gate) =>
  (draft: Draft): void =>
    draft.push({ kind: 'rewardGate', gate: name, window: draft.newWindow(), passed: [] });

/** What follows the actions, in order; One Quiet Night leaves two of them out (LK-3.1, LK-15.5, LK-17.6). */
const STEPS: readonly ((draft: Draft) => void)[] = [
  gate('G1'),
  (draft) => {
    enterPhase(draft, 'draw');
    draft.push({ kind: 'draw', stage: 'take', gate: false });
  },
  gate('G2'),
  (draft) => {
    enterPhase(draft, 'summon');
    const { scourge, record } = draft.next;
    if (!record.skipSummon) draft.push({ kind: 'scourge', left: SCOURGE_TRACK[scourge] ?? 0, gate: false });
  },
  gate('G4'),
  (draft) => {
    enterPhase(draft, 'abominations');
    const queue = draft.next.abominations.map(({ id }) => id);
    if (!draft.next.record.skipAbominations) draft.push({ kind: 'abominations', stage: 'move', queue, strikes: [] });
  },
  gate('G5'),
];

/** The turn after its actions. */
export const turn: FrameRule<'turn'> = {
  run: (draft, { step }) => {
    const next = STEPS[step];
    if (next) {
      draft.replace({ kind: 'turn', step: step + 1 });
      next(draft);
    } else {
      draft.pop();
      beginTurn(draft);
    }
    return false;
  },
};
