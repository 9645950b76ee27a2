import { type Text, text } from '../../engine/index.js';
import { CARD_KINDS, type CardId, type CardKind, faceOf } from './data/cards.js';
import { SPACE_IDS, type SpaceId } from './data/spaces.js';
import { HERO_IDS, type HeroId, QUEST_IDS, type QuestId, REWARD_IDS, type RewardId } from './ids.js';

/** Keys of the game's catalogue. */
export const key = (path: string): string => `lich-king:${path}`;

const named = <Id extends string>(group: string, ids: readonly Id[]): Readonly<Record<Id, Text>> =>
  Object.fromEntries(ids.map((id) => [id, text(key(`${group}.${id}`))])) as Record<Id, Text>;

/** Names as texts, made once: lists of options are built many thousand times a second. */
export const SPACE_NAMES: Readonly<Record<SpaceId, Text>> = named('space', SPACE_IDS);
export const CARD_NAMES: Readonly<Record<CardKind, Text>> = named('card', CARD_KINDS);
export const HERO_NAMES: Readonly<Record<HeroId, Text>> = named('hero', HERO_IDS);
export const QUEST_NAMES: Readonly<Record<QuestId, Text>> = named('space', QUEST_IDS);
/** What quest cards say besides track and damage (LK-14). */
export const QUEST_EFFECTS: Readonly<Record<QuestId, Text>> = named('quest', QUEST_IDS);
export const REWARD_NAMES: Readonly<Record<RewardId, Text>> = named('reward', REWARD_IDS);

export const cardName = (card: CardId): Text => CARD_NAMES[faceOf(card).kind];
