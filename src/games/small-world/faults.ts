import type { Seat } from '../../engine/index.js';
import { type Atlas, atlasOf } from './atlas.js';
import { abilitiesOf } from './collected.js';
import { VISIBLE_COMBOS } from './combos.js';
import { isOccupied, pieces } from './cost.js';
import { inTray } from './draft.js';
import { MARKER_IDS, POWER_IDS, RACE_IDS, type RaceId } from './ids.js';
import { RACES } from './races/index.js';
import { NOBODY, type RegionState, type SmallWorldState } from './state.js';
import { bannersFor, ROWS, rowOf } from './teams.js';

const BEASTS = 5;
const BOMBS = 12;
const FORTS = 10;
const WISP_WALLS = 9;
const WATCHTOWERS = 6;
const OBJECTIVES = 2;
const HARMONY = 4;
/** Of each kind. */
const BOMB_FACES = 6;

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

const SOUND: readonly string[] = [];

/** Nothing stands here that could stand wrongly; most regions of most states. */
const isBare = ({
  owner,
  tokens,
  beasts,
  champion,
  murlocs,
  fort,
  wispWall,
  watchtower,
  objective,
  place,
  faceDown,
}: Readonly<RegionState>): boolean =>
  owner === NOBODY &&
  tokens === 0 &&
  beasts === 0 &&
  champion === 0 &&
  murlocs === 0 &&
  fort === 0 &&
  wispWall === 0 &&
  watchtower === 0 &&
  objective === 0 &&
  (place === null || faceDown === null);

/** SW-16.4 b, d, e, g, h, and that nothing stands where nobody does. */
function regionFaults(
  state: SmallWorldState,
  atlas: Atlas,
  here: Readonly<RegionState>,
  index: number,
): readonly string[] {
  if (isBare(here)) return SOUND;
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
  check('d', !here.faceDown || !here.place, 'has two places');
  for (const piece of [here.fort, here.wispWall, here.watchtower, here.objective, here.champion])
    check('d', piece === 0 || piece === 1, 'has more than one of a piece');
  for (const count of [here.tokens, here.beasts, here.murlocs])
    check('a', Number.isInteger(count) && count >= 0, 'has a count that is none');
  return faults;
}

/** SW-16.4 c and l; in hand there is nothing of a race one does not have. */
function playerFaults(state: SmallWorldState, seat: Seat): readonly string[] {
  const player = state.players[seat];
  if (!player) return [];
  const faults: string[] = [];
  if (player.coins < 0) faults.push(`SW-16.4c: seat ${seat} has ${player.coins} coins`);
  if (player.beasts < 0) faults.push(`SW-16.4j: seat ${seat} has ${player.beasts} Beasts in hand`);
  if (player.declinedPower && !player.declinedRace) faults.push(`SW-9.6: seat ${seat} keeps a badge without a race`);
  if (player.declinedRace && !state.regions.some(({ owner, declined }) => owner === seat && declined))
    faults.push(`SW-9.6: the declined race of seat ${seat} is on no board`);
  if (player.captor !== null && (player.power !== 'champion' || player.captor === seat))
    faults.push(`SW-11.3f: seat ${player.captor} holds a Champion that seat ${seat} does not miss`);
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
function supplyFaults(state: SmallWorldState, atlas: Atlas): readonly string[] {
  const { regions, players } = state;
  const faults: string[] = [];
  const limit = (rule: string, what: string, count: number, most: number): void => {
    if (count > most) faults.push(`${rule}: ${count} ${what}, there are ${most}`);
  };
  limit('SW-16.2', 'Forts', sum(regions.map(({ fort }) => fort)), FORTS);
  limit('SW-16.2', 'Wisp Walls', sum(regions.map(({ wispWall }) => wispWall)), WISP_WALLS);
  limit('SW-16.2', 'Watchtowers', sum(regions.map(({ watchtower }) => watchtower)), WATCHTOWERS);
  const bombs = [...state.bombs, ...regions.flatMap(({ bomb }) => bomb ?? [])];
  limit('SW-16.2', 'bombs', bombs.length, BOMBS);
  for (const face of ['explosive', 'dud'] as const)
    limit('SW-1.4', `bombs that are ${face}`, bombs.filter((bomb) => bomb === face).length, BOMB_FACES);
  limit('SW-1.4', 'objectives', sum(regions.map(({ objective }) => objective)), OBJECTIVES);
  limit('SW-16.2', 'Harmony tokens', players.filter(({ harmony }) => harmony).length, HARMONY);
  const printed = atlas.regions.filter(({ symbols }) => symbols.includes('murloc')).length;
  limit('SW-16.4i', 'Murlocs', sum(regions.map(({ murlocs }) => murlocs)), printed);
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
  return faults;
}

/** Every banner and badge in play is somewhere, once; whoever picks has something to pick from (SW-16.3). */
function tileFaults(state: SmallWorldState): readonly string[] {
  const { players, sides } = state;
  const faults: string[] = [];
  const whole = (what: string, found: readonly string[], all: readonly string[]): void => {
    if (found.length !== all.length || !all.every((tile) => found.includes(tile)))
      faults.push(`SW-16.3: ${what} ${found.join(' ')}`);
  };
  const held = players.flatMap(({ race, declinedRace }) => [race ?? [], declinedRace ?? []].flat());
  const banners = [...state.banners, ...state.combos.map(({ race }) => race), ...held];
  whole('banners', banners, sides ? bannersFor(sides) : RACE_IDS);
  const worn = players.flatMap(({ power, declinedPower }) => [power ?? [], declinedPower ?? []].flat());
  const dealt = [...state.badges, ...state.discardedBadges, ...state.combos.map(({ power }) => power)];
  whole('badges', [...dealt, ...worn], POWER_IDS);
  players.forEach(({ race, declinedRace }, seat) => {
    for (const banner of [race, declinedRace])
      if (sides && banner && RACES[banner].faction !== sides[seat])
        faults.push(`SW-18.6: seat ${seat} of the ${sides[seat]} holds ${banner}`);
  });
  if (state.phase !== 'pickCombo') return faults;
  if (!sides && state.combos.length !== VISIBLE_COMBOS) faults.push(`SW-16.3: ${state.combos.length} combos visible`);
  if (sides && (state.badges.length < ROWS || !rowOf(state, sides[state.active], 0)))
    faults.push(`SW-16.3: row 0 is empty or a badge is missing`);
  return faults;
}

/** SW-16.4 f: outside CONQUEST every active region holds its race's minimum. */
function minimumFaults(state: SmallWorldState): readonly string[] {
  if (
    state.phase === 'conquest' ||
    state.phase === 'conquestEnd' ||
    state.phase === 'recruit' ||
    state.phase === 'redeploy'
  )
    return [];
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
    ...supplyFaults(state, atlas),
    ...tileFaults(state),
    ...minimumFaults(state),
  ];
}
