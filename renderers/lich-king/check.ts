import { isCard } from '../../src/games/lich-king/data/cards.js';
import { SPACE_IDS } from '../../src/games/lich-king/data/spaces.js';
import { DIFFICULTIES, HERO_IDS, QUEST_IDS, REGIONS, REWARD_IDS } from '../../src/games/lich-king/ids.js';
import { PHASES } from '../../src/games/lich-king/state.js';
import type { LichKingView } from '../../src/games/lich-king/view.js';
import { SEATS } from '../canvas/palette.js';

const known = (what: string, ids: readonly string[], id: string | undefined): void => {
  if (id !== undefined && !ids.includes(id)) throw new Error(`The view names an unknown ${what} "${id}"`);
};

/** Refuses what the picture could only leave out, naming it. */
export function checkView(input: object, names: readonly string[]): LichKingView {
  const view = input as LichKingView;
  for (const part of ['spaces', 'heroes', 'players', 'quests'] as const)
    if (!Array.isArray(view[part]))
      throw new Error(`The view has no list of ${part}; it is no view of Wrath of the Lich King`);
  known('phase', PHASES, view.phase);
  known('difficulty', DIFFICULTIES, view.difficulty);
  known('region', [...REGIONS, 'icecrown'], view.lichKing);
  known('hero', HERO_IDS, view.active);
  for (const { id } of view.spaces) known('space', SPACE_IDS, id);
  for (const [index, { id, at, seat }] of view.heroes.entries()) {
    known('hero', HERO_IDS, id);
    known('space', SPACE_IDS, at);
    if (!SEATS[index] || !view.players[seat]) throw new Error(`The view names an unknown seat ${seat}`);
    if (names[seat] === undefined) throw new Error(`There is no name for seat ${seat}`);
  }
  for (const { hand, rewards } of view.players) {
    for (const card of hand) if (!isCard(card)) throw new Error(`The view names an unknown card "${card}"`);
    for (const reward of rewards) known('reward', REWARD_IDS, reward);
  }
  for (const { id } of view.quests) known('quest', QUEST_IDS, id);
  return view;
}
