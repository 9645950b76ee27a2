import type { Seat } from '../../engine/index.js';
import type { Ability } from './abilities.js';
import { type Atlas, atlasOf } from './atlas.js';
import { abilitiesOf } from './collected.js';
import type { Draft } from './draft.js';
import type { Income } from './events.js';
import type { Faction } from './ids.js';
import { PLACES } from './places/index.js';
import { RACES } from './races/index.js';
import type { SmallWorldState } from './state.js';

/** The side a player's active race fights on: its banner's, or the one chosen through the Battleground (SW-13.5). */
export function sideOf(state: SmallWorldState, seat: Seat): Faction {
  const race = state.players[seat]?.race;
  const faction = race ? RACES[race].faction : 'neutral';
  const { side } = state.record;
  return faction === 'neutral' && seat === state.active && side && side !== 'none' ? side : faction;
}

/**
 * SW-8.3: one coin for each race of the other faction that lost a region; active and declined are different races. With
 * the Battleground a race that lost two regions counts twice; a side chosen there counts only while it is held (SW-13.5).
 */
export function factionBonus(state: SmallWorldState, seat: Seat, side: Faction = sideOf(state, seat)): number {
  const race = state.players[seat]?.race;
  const { raisesFactionBonus } = abilitiesOf(state, seat);
  if (!race || side === 'neutral' || (RACES[race].faction === 'neutral' && !raisesFactionBonus)) return 0;
  const opposing: Faction = side === 'alliance' ? 'horde' : 'alliance';
  const beaten = new Map<string, number>();
  for (const { race, declined } of state.record.conquests) {
    if (!race || RACES[race].faction !== opposing) continue;
    const who = declined ? `${race} declined` : race;
    beaten.set(who, (beaten.get(who) ?? 0) + 1);
  }
  let bonus = 0;
  for (const regions of beaten.values()) bonus += raisesFactionBonus && regions > 1 ? 2 : 1;
  return bonus;
}

/** Coins of places that pay whoever earns them, wherever they lie (SW-13.6). */
function incomeFromAnywhere(state: SmallWorldState, atlas: Atlas, seat: Seat): readonly Income[] {
  const parts: Income[] = [];
  for (let index = 0; index < state.regions.length; index++) {
    const place = state.regions[index]?.place;
    const of = place ? (PLACES[place] as Ability).incomeAnywhere : undefined;
    if (place && of) parts.push({ source: place, coins: of(state, atlas, seat, index) });
  }
  return parts;
}

/** What a seat's turn brings (SW-8.1). In a turn of decline the active race is gone, so only its regions are left (SW-8.2). */
export function incomeOf(state: SmallWorldState, seat: Seat): readonly Income[] {
  let active = 0;
  let declined = 0;
  for (const region of state.regions) {
    if (region.owner !== seat) continue;
    if (region.declined) declined += 1;
    else active += 1;
  }
  const parts: Income[] = [
    { source: 'regions', coins: active },
    { source: 'declined', coins: declined },
  ];
  const atlas = atlasOf(state.boards);
  for (const { id, of } of abilitiesOf(state, seat).income) parts.push({ source: id, coins: of(state, atlas, seat) });
  parts.push(...incomeFromAnywhere(state, atlas, seat));
  parts.push({ source: 'faction', coins: factionBonus(state, seat) });
  return parts.filter(({ coins }) => coins > 0);
}

export function score(draft: Draft, seat: Seat): void {
  const parts = incomeOf(draft.next, seat);
  const coins = parts.reduce((sum, part) => sum + part.coins, 0);
  draft.player(seat).coins += coins;
  draft.tell({ type: 'scored', seat, coins, parts });
}
