import type { Seat } from '../../engine/index.js';
import { type Atlas, atlasOf } from './atlas.js';
import { abilitiesOf } from './collected.js';
import { isOccupied, pieces } from './cost.js';
import { inTray } from './draft.js';
import { MARKER_IDS, POWER_IDS, RACE_IDS, type RaceId } from './ids.js';
import { RACES } from './races/index.js';
import { NOBODY, type RegionState, type SmallWorldState } from './state.js';

const BEASTS = 5;
const BOMBS = 12;
const FORTS = 10;
const WISP_WALLS = 9;
const WATCHTOWERS = 6;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** SW-16.4 a: every token of a race is on the boards, in hand or in the tray. */
function tokenFaults(state: SmallWorldState): readonly string[] {
  const counts = RACE_IDS.map((race) => inTray(state, race));
  const add = (race: RaceId | null | undefined, tokens: number): void => {
    const at = race ? RACE_IDS.indexOf(race) : -1;
    if (at >= 0) counts[at] = (counts[at] ?? 0) + tokens;
  };
  for (const { race, hand } of state.players) add(race, hand);
  for (const { owner, declined, tokens } of state.regions) {
    const holder = state.players[owner];
    add(declined ? holder?.declinedRace : holder?.race, tokens);
  }
  return RACE_IDS.flatMap((race, at) =>
    counts[at] === RACES[race].trayMax ? [] : [`SW-16.4a: ${race} ${counts[at]} of ${RACES[race].trayMax} tokens`],
  );
}

/** SW-16.4 b, e, g, h, and that nothing stands where nobody does. */
function regionFaults(
  state: SmallWorldState,
  atlas: Atlas,
  here: Readonly<RegionState>,
  index: number,
): readonly string[] {
  const faults: string[] = [];
  const region = atlas.regions[index];
  const holder = state.players[here.owner];
  const race = here.declined ? holder?.declinedRace : holder?.race;
  const where = region?.id ?? `region ${index}`;
  const check = (rule: string, holds: boolean, what: string): void => {
    if (!holds) faults.push(`SW-16.4${rule}: ${where} ${what}`);
  };
  check('b', here.owner === NOBODY || race != null, 'is held by nobody who is there');
  check(
    'b',
    here.owner === NOBODY ? pieces(here) === 0 : pieces(here) > 0,
    'has an owner without pieces or the reverse',
  );
  check('b', here.owner === NOBODY || here.murlocs === 0, 'holds a race and Murlocs');
  check('b', !here.declined || (here.beasts === 0 && here.champion === 0), 'has active pieces of a declined race');
  check(
    'e',
    !here.watchtower || (region?.terrain === 'field' && holder?.power === 'defensive' && !here.declined),
    'has a Watchtower',
  );
  check('g', !region?.water || here.owner === NOBODY || race === 'naga', 'is water with land pieces');
  check('h', isOccupied(here) || (here.fort === 0 && here.wispWall === 0), 'is empty with a Fort or wall');
  check('i', here.murlocs >= 0 && here.murlocs <= (region?.symbols.includes('murloc') ? 1 : 0), 'has too many Murlocs');
  for (const count of [here.tokens, here.beasts])
    check('a', Number.isInteger(count) && count >= 0, 'has a count that is none');
  return faults;
}

/** SW-16.4 c and l; in hand there is nothing of a race one does not have. */
function playerFaults(state: SmallWorldState, seat: Seat): readonly string[] {
  const player = state.players[seat];
  if (!player) return [];
  const faults: string[] = [];
  if (player.coins < 0) faults.push(`SW-16.4c: seat ${seat} has ${player.coins} coins`);
  if (player.hand < 0) faults.push(`SW-16.4a: seat ${seat} has ${player.hand} tokens in hand`);
  const inHand = player.hand + player.beasts + player.champion;
  if (!player.race && inHand > 0) faults.push(`SW-16.4a: seat ${seat} has pieces but no race`);
  if ((player.race === null) !== (player.power === null)) faults.push(`SW-16.4b: seat ${seat} has half a combo`);
  const seats = state.players.length;
  const place = (seat - state.startPlayer + seats) % seats;
  const current = (state.active - state.startPlayer + seats) % seats;
  const turns = state.round - (place > current ? 1 : 0);
  if (player.turns !== turns) faults.push(`SW-16.4l: seat ${seat} began ${player.turns} turns in round ${state.round}`);
  return faults;
}

/** Everything that exists a fixed number of times (SW-16.2, SW-16.4 d, j, k; SW-16.3). */
function supplyFaults(state: SmallWorldState): readonly string[] {
  const { regions, players } = state;
  const faults: string[] = [];
  const limit = (rule: string, what: string, count: number, most: number): void => {
    if (count > most) faults.push(`${rule}: ${count} ${what}, there are ${most}`);
  };
  limit('SW-16.2', 'Forts', sum(regions.map(({ fort }) => fort)), FORTS);
  limit('SW-16.2', 'Wisp Walls', sum(regions.map(({ wispWall }) => wispWall)), WISP_WALLS);
  limit('SW-16.2', 'Watchtowers', sum(regions.map(({ watchtower }) => watchtower)), WATCHTOWERS);
  limit('SW-16.2', 'bombs', state.bombs.length + regions.filter(({ bomb }) => bomb).length, BOMBS);
  limit('SW-16.4j', 'Beasts', sum([...regions, ...players].map(({ beasts }) => beasts)), BEASTS);
  limit('SW-1.4', 'Champions', sum([...regions, ...players].map(({ champion }) => champion)), 1);
  const markers = [
    ...state.unusedMarkers,
    ...state.removedMarkers,
    ...regions.flatMap(({ faceDown, place, artifacts }) => [faceDown ?? [], place ?? [], artifacts].flat()),
  ];
  if (markers.length !== MARKER_IDS.length || new Set(markers).size !== MARKER_IDS.length) {
    faults.push(`SW-16.4k: markers ${markers.join(' ')}`);
  }
  const banners = [
    ...state.banners,
    ...state.combos.map(({ race }) => race),
    ...players.flatMap(({ race, declinedRace }) => [race ?? [], declinedRace ?? []].flat()),
  ];
  if (banners.length !== RACE_IDS.length || new Set(banners).size !== RACE_IDS.length) {
    faults.push(`SW-16.3: banners ${banners.join(' ')}`);
  }
  const badges = [
    ...state.badges,
    ...state.discardedBadges,
    ...state.combos.map(({ power }) => power),
    ...players.flatMap(({ power, declinedPower }) => [power ?? [], declinedPower ?? []].flat()),
  ];
  if (badges.length !== POWER_IDS.length || new Set(badges).size !== POWER_IDS.length) {
    faults.push(`SW-16.3: badges ${badges.join(' ')}`);
  }
  if (state.phase === 'pickCombo' && state.combos.length !== 6)
    faults.push(`SW-16.3: ${state.combos.length} combos visible`);
  return faults;
}

/** SW-16.4 f: outside CONQUEST every active region holds its race's minimum. */
function minimumFaults(state: SmallWorldState): readonly string[] {
  if (state.phase === 'conquest' || state.phase === 'recruit' || state.phase === 'redeploy') return [];
  return state.players.flatMap((_, seat) => {
    const { minimumPieces } = abilitiesOf(state, seat);
    const short = state.regions.some(
      (region) => region.owner === seat && !region.declined && pieces(region) < minimumPieces,
    );
    return short ? [`SW-16.4f: seat ${seat} holds a region with fewer than ${minimumPieces} pieces`] : [];
  });
}

/** What is wrong with a state by SW-16.4; empty for every state that play can reach. */
export function faultsOf(state: SmallWorldState): readonly string[] {
  const atlas = atlasOf(state.boards);
  return [
    ...tokenFaults(state),
    ...state.regions.flatMap((region, index) => regionFaults(state, atlas, region, index)),
    ...state.players.flatMap((_, seat) => playerFaults(state, seat)),
    ...supplyFaults(state),
    ...minimumFaults(state),
  ];
}
