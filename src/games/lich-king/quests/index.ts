import type { Quest } from '../hooks.js';
import { QUEST_IDS, type QuestId } from '../ids.js';

/** All quests there are. */
export const QUESTS: Readonly<Record<QuestId, Quest>> = Object.fromEntries(
  QUEST_IDS.map((id) => [id, { id }]),
) as unknown as Readonly<Record<QuestId, Quest>>;
