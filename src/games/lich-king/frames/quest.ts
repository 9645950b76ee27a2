import { activeSeat, lichKingDamage } from '../board.js';
import { damage } from '../damage.js';
import { QUEST_CARDS } from '../data/quests.js';
import type { Draft } from '../draft.js';
import type { QuestId } from '../ids.js';
import { isComplete } from '../quest-progress.js';
import { QUESTS } from '../quests/index.js';
import type { FrameRule } from './frame.js';

/** LK-7.7: the card leaves the game, the active player takes what lay under it, the third opens Icecrown. */
function complete(draft: Draft, quest: QuestId): void {
  const { next } = draft;
  const seat = activeSeat(next);
  const reward = next.quests.find(({ id }) => id === quest)?.reward;
  next.quests = next.quests.map((other) => (other.id === quest ? { ...other, reward: null, done: true } : other));
  if (reward) {
    const player = draft.player(seat);
    player.rewards = [...player.rewards, reward];
    draft.tell({ type: 'rewardTaken', seat, reward, reveals: true });
  }
  if (!next.quests.every(({ done }) => done)) return;
  next.icecrown = { open: true, progress: 0 };
  next.lichKing = 'icecrown';
  draft.tell({ type: 'siegeBegan' });
}

/** A quest action after its roll: progress, damage, the quest's effect, completion (LK-7.2). */
export const quest: FrameRule<'quest'> = {
  run: (draft, frame) => {
    const { hero, quest: id, blocks } = frame;
    switch (frame.stage) {
      case 'progress':
        draft.replace({ ...frame, stage: 'damage' });
        draft.push({ kind: 'questProgress', window: draft.newWindow(), passed: [] });
        break;
      case 'damage':
        draft.replace({ ...frame, stage: 'after' });
        damage(draft, hero, 'quest', QUEST_CARDS[id].damage + lichKingDamage(draft.next, id), blocks);
        break;
      case 'after':
        draft.replace({ ...frame, stage: 'completion' });
        QUESTS[id].afterAction?.(draft);
        break;
      case 'completion':
        if (isComplete(draft.next, id)) {
          draft.replace({ ...frame, stage: 'end' });
          draft.tell({ type: 'questCompleted', quest: id, hero });
          QUESTS[id].onCompletion?.(draft);
        } else draft.pop();
        break;
      case 'end':
        draft.pop();
        complete(draft, id);
    }
    return false;
  },
};
