import { AT_END_STEP, type Race } from '../abilities.js';
import { idOf } from '../conquest.js';
import { sideOf } from '../scoring.js';
import { decidePlaces, takeBack } from './objectives.js';

const REWARD = 2;

/** SW-10.4: two objectives in regions of others; whoever conquers one for another side than the Horde is rewarded. */
export const humans = {
  id: 'humans',
  faction: 'alliance',
  tokens: 5,
  trayMax: 10,
  onDecline: takeBack,
  conquestByAnybody: (draft, owner, attacker, index) => {
    if (!draft.next.regions[index]?.objective || sideOf(draft.next, attacker) === 'horde') return;
    draft.region(index).objective = 0;
    for (const seat of new Set([attacker, owner])) draft.player(seat).coins += REWARD;
    draft.tell({ type: 'objectiveTaken', seat: attacker, region: idOf(draft, index), to: owner, coins: REWARD });
  },
  steps: { endStep: [{ order: AT_END_STEP.objectives, decision: decidePlaces }] },
} as const satisfies Race;
