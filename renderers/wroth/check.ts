import { FACTION_IDS, REGIONS } from '../../src/games/wroth/ids.js';
import { PHASES } from '../../src/games/wroth/state.js';
import type { WrothView } from '../../src/games/wroth/view.js';

const known = (what: string, ids: readonly (string | number)[], id: string | number): void => {
  if (!ids.includes(id)) throw new Error(`The view names an unknown ${what} "${id}"`);
};

/** Refuses what the picture could only leave out, naming it. */
export function checkView(input: object, names: readonly string[]): WrothView {
  const view = input as WrothView;
  for (const part of ['regions', 'factions', 'pool'] as const)
    if (!Array.isArray(view[part])) throw new Error(`The view has no list of ${part}; it is no view of Wroth`);
  known('phase', PHASES, view.phase);
  for (const { id, units } of view.regions) {
    known('region', REGIONS, id);
    for (const { faction } of units) known('faction', FACTION_IDS, faction);
  }
  for (const { faction, seat } of view.factions) {
    known('faction', FACTION_IDS, faction);
    if (seat >= 0 && names[seat] === undefined) throw new Error(`There is no name for seat ${seat}`);
  }
  return view;
}
