import type { QuestId, Region } from '../ids.js';
import type { Icon } from './cards.js';

export interface QuestCard {
  readonly id: QuestId;
  readonly region: Region | null;
  readonly damage: number;
  readonly track: readonly Icon[];
}

const ICONS: Readonly<Record<string, Icon>> = { F: 'fight', D: 'defend', T: 'travel', H: 'heal' };

const card = (id: QuestId, region: Region | null, damage: number, track: string): QuestCard => ({
  id,
  region,
  damage,
  track: [...track].map((letter) => ICONS[letter] as Icon),
});

/** LK-1.8; a quest stands on the space of the same name. What else a card says is in quests/. */
export const QUEST_CARDS: Readonly<Record<QuestId, QuestCard>> = {
  naxxramas: card('naxxramas', 'purple', 2, 'FFFFHHHTTDDDFFF'),
  utgarde_keep: card('utgarde_keep', 'purple', 2, 'DDDFFFHHDDTTTFFF'),
  wyrmrest_temple: card('wyrmrest_temple', 'purple', 2, 'TTHHHHFFDDDDDTTFF'),
  the_nexus: card('the_nexus', 'red', 3, 'TTTFFHHHDDDTTFF'),
  azjol_nerub: card('azjol_nerub', 'red', 3, 'DDDFFHHHTTTFFF'),
  vault_of_archavon: card('vault_of_archavon', 'red', 3, 'TTTDDFFHHTTFF'),
  ulduar: card('ulduar', 'green', 2, 'TTTTDDDFFFHHH'),
  argent_tournament: card('argent_tournament', 'green', 2, 'FFFTTHHHFFDDFF'),
  gundrak: card('gundrak', 'green', 2, 'HHHDDFFTTDDFFF'),
  icecrown_citadel: card('icecrown_citadel', null, 2, 'FFFTTHHHDDDDTTTHHHFFFF'),
};
