import { type Seat, seatName, type Text, text } from '../../engine/index.js';
import { factsOf } from './asking.js';
import { DESPAIR_LOSES } from './data/tables.js';
import type { LichKingView, SpaceView } from './view.js';
import { cardName, HERO_NAMES, key, QUEST_NAMES, REWARD_NAMES } from './words.js';

const line = (path: string, facts: Text['facts'] = {}): Text => text(key(`inWords.${path}`), facts);

/** What stands on a space besides heroes. */
const marksOf = ({ ghouls, abominations, stronghold, quest }: SpaceView): readonly Text[] => [
  ...(quest ? [line('quest')] : []),
  ...(ghouls > 0 ? [text(key('event.ghouls'), { count: ghouls })] : []),
  ...(abominations.length > 0 ? [text(key('event.abominations'), { count: abominations.length })] : []),
  ...(stronghold ? [line('stronghold')] : []),
];

function lineOf(space: SpaceView): Text | undefined {
  const pieces = [...space.heroes.map((hero) => HERO_NAMES[hero]), ...marksOf(space)];
  return pieces.length > 0 ? line('space', { ...factsOf(space.id), pieces }) : undefined;
}

/** The board in words: tracks, quests, heroes, then a line a space that holds something. */
export function board(view: LichKingView): readonly Text[] {
  const { despair, scourge, supply, heroDeck, scourgeDeck } = view;
  const region = text(key(`region.${view.lichKing}`));
  return [
    line('tracks', { despair, loses: DESPAIR_LOSES, rate: scourge.rate, region }),
    line('decks', { cards: heroDeck.left, scourge: scourgeDeck.left, ghouls: supply.ghouls }),
    ...view.quests.map(({ id, progress, length, damage, done }) =>
      line(done ? 'questDone' : 'questOpen', { quest: QUEST_NAMES[id], progress, length, damage }),
    ),
    ...view.heroes.map(({ id, seat, at, health, max }) =>
      line('hero', { hero: HERO_NAMES[id], player: seatName(seat), ...factsOf(at), health, max }),
    ),
    ...view.spaces.flatMap((space) => lineOf(space) ?? []),
  ];
}

/** A player's cards; all hands are open. */
export function holdings({ players }: LichKingView, seat: Seat): readonly Text[] {
  const player = players[seat];
  if (!player) return [];
  const { hand, rewards } = player;
  return [
    hand.length > 0 ? line('hand', { cards: hand.map(cardName) }) : line('emptyHand'),
    ...(rewards.length > 0 ? [line('rewards', { rewards: rewards.map((reward) => REWARD_NAMES[reward]) })] : []),
  ];
}
