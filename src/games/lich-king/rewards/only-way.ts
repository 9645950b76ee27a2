import type { Choice } from '../../../engine/index.js';
import type { LichKingMove } from '../moves.js';
import { key } from '../words.js';

/** A reward without choices. */
export const onlyWay = (reward: 'borrowed_time' | 'one_quiet_night'): Choice<LichKingMove> => ({
  kind: 'choice',
  id: reward,
  verb: 'play',
  prompt: key(`reward.prompt.${reward}`),
  options: [
    {
      id: 'play',
      label: key(`reward.option.${reward}`),
      move: { type: 'playReward', reward, params: {} },
      slots: { name: reward },
    },
  ],
});
