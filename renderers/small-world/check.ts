import { BOARD_IDS, BOARDS } from '../../src/games/small-world/boards/index.js';
import { ARTIFACT_IDS, PLACE_IDS, POWER_IDS, RACE_IDS } from '../../src/games/small-world/ids.js';
import { PHASES } from '../../src/games/small-world/state.js';
import type { SmallWorldView } from '../../src/games/small-world/view.js';
import { SEATS } from '../canvas/palette.js';

const known = (what: string, ids: readonly string[], id: string | undefined): void => {
  if (id !== undefined && !ids.includes(id)) throw new Error(`The view names an unknown ${what} "${id}"`);
};

/** Refuses what the picture could only leave out, naming it. */
export function checkView(input: object, names: readonly string[]): SmallWorldView {
  const view = input as SmallWorldView;
  for (const part of ['boards', 'regions', 'players', 'combos', 'conquests'] as const)
    if (!Array.isArray(view[part])) throw new Error(`The view has no list of ${part}; it is no view of Small World`);
  const seat = (number: number | undefined): void => {
    if (number === undefined) return;
    if (!SEATS[number] || !view.players[number]) throw new Error(`The view names an unknown seat ${number}`);
  };
  known('phase', PHASES, view.phase);
  for (const board of view.boards) known('board', BOARD_IDS, board);
  const printed = view.boards.flatMap((board) => BOARDS[board].regions.map(({ id }) => id));
  for (const { id, holding, artifacts, place } of view.regions) {
    known('region', printed, id);
    known('race', RACE_IDS, holding?.race);
    seat(holding?.seat);
    for (const artifact of artifacts) known('artifact', ARTIFACT_IDS, artifact);
    known('place', PLACE_IDS, place);
  }
  for (const player of view.players) {
    seat(player.seat);
    if (names[player.seat] === undefined) throw new Error(`There is no name for seat ${player.seat}`);
    known('race', RACE_IDS, player.active?.race);
    known('power', POWER_IDS, player.active?.power);
    known('race', RACE_IDS, player.declined?.race);
    known('power', POWER_IDS, player.declined?.power);
    seat(player.captor);
  }
  for (const { race, power } of view.combos) {
    known('race', RACE_IDS, race);
    known('power', POWER_IDS, power);
  }
  for (const { power, banners } of view.team?.rows ?? []) {
    known('power', POWER_IDS, power);
    for (const { race } of Object.values(banners)) known('race', RACE_IDS, race);
  }
  for (const conquest of view.conquests) {
    seat(conquest.seat);
    known('region', printed, conquest.to);
    known('region', printed, conquest.from);
  }
  seat(view.active);
  return view;
}
