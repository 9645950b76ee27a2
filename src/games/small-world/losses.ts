import type { Seat } from '../../engine/index.js';
import type { Loss } from './abilities.js';
import { abilitiesOf } from './collected.js';
import { discardBadge, returnBanner } from './combos.js';
import { isOccupied, pieces } from './cost.js';
import type { Draft } from './draft.js';
import type { DefeatedRace } from './events.js';
import type { RaceId } from './ids.js';
import { NOBODY, type RegionIndex } from './state.js';

/** Nobody stands here any more: what only guards pieces leaves with them (SW-3.8). */
export function vacate(draft: Draft, index: RegionIndex): void {
  const region = draft.region(index);
  clear(draft, index);
  if (isOccupied(region)) return;
  region.fort = 0;
  region.wispWall = 0;
  region.watchtower = 0;
  if (region.bomb) draft.next.bombs = [region.bomb, ...draft.next.bombs];
  region.bomb = null;
}

function clear(draft: Draft, index: RegionIndex): void {
  const region = draft.region(index);
  region.owner = NOBODY;
  region.declined = false;
  region.tokens = 0;
  region.beasts = 0;
  region.champion = 0;
}

const tokensOnBoards = (draft: Draft, seat: Seat): number =>
  draft.next.regions.reduce((sum, { owner, declined, tokens }) => (owner === seat && declined ? sum + tokens : sum), 0);

/** A declined race leaves the game: its banner and a kept badge go back (SW-9.6). Its tokens must be off the boards. */
export function declinedRaceLeaves(draft: Draft, seat: Seat): void {
  const player = draft.player(seat);
  const { declinedRace, declinedPower } = player;
  if (!declinedRace) return;
  player.declinedRace = null;
  player.declinedPower = null;
  draft.tell({ type: 'raceLeft', seat, race: declinedRace });
  if (declinedPower) discardBadge(draft, declinedPower);
  returnBanner(draft, declinedRace);
}

/** SW-5.2: all tokens go to the tray, and with the last one the race. */
function removeDeclined(draft: Draft, attacker: Seat, index: RegionIndex): DefeatedRace | undefined {
  const { owner: seat, tokens } = draft.region(index);
  const race = draft.player(seat).declinedRace;
  if (!race) return undefined;
  draft.toTray(race, tokens);
  if (seat !== attacker) draft.record().forcedOut += tokens;
  clear(draft, index);
  if (tokensOnBoards(draft, seat) === 0) declinedRaceLeaves(draft, seat);
  return { seat, race, declined: true, lost: tokens, toHand: 0 };
}

/** SW-5.3: one token is lost unless an ability answers for it; everything else goes to hand. Says how much that is. */
function suffer(draft: Draft, race: RaceId, loss: Loss): number {
  const defender = draft.player(loss.defender);
  const answered = abilitiesOf(draft.next, loss.defender).lossOf.some(({ take }) => take(draft, loss));
  if (!answered && loss.tokens > 0) {
    loss.tokens -= 1;
    draft.toTray(race, 1);
    draft.record().forcedOut += 1;
  }
  defender.hand += loss.tokens;
  defender.beasts += loss.beasts;
  if (loss.champion) defender.champion = 1;
  return loss.tokens + loss.beasts + loss.champion;
}

function removeActive(draft: Draft, attacker: Seat, index: RegionIndex): DefeatedRace | undefined {
  const region = draft.region(index);
  const seat = region.owner;
  const { race } = draft.player(seat);
  if (!race) return undefined;
  const { tokens, beasts, champion } = region;
  const stood = pieces(region);
  const toHand = suffer(draft, race, { defender: seat, attacker, index, tokens, beasts, champion });
  clear(draft, index);
  return { seat, race, declined: false, lost: stood - toHand, toHand };
}

/**
 * SW-5.5: one race token or Beast of a region is discarded without a conquest; of an active race it may be saved and is
 * in hand then. Says whether it was. What is left in the region is for the caller to settle.
 */
export function discardOne(draft: Draft, attacker: Seat, index: RegionIndex, piece: 'race' | 'beast'): boolean {
  const region = draft.region(index);
  const seat = region.owner;
  const tokens = piece === 'race' ? 1 : 0;
  const { race, declinedRace } = draft.player(seat);
  region.tokens -= tokens;
  region.beasts -= 1 - tokens;
  if (!region.declined) {
    if (!race) return false;
    return suffer(draft, race, { defender: seat, attacker, index, tokens, beasts: 1 - tokens, champion: 0 }) > 0;
  }
  if (!declinedRace) return false;
  draft.toTray(declinedRace, tokens);
  draft.record().forcedOut += tokens;
  if (tokensOnBoards(draft, seat) === 0) {
    vacate(draft, index);
    declinedRaceLeaves(draft, seat);
  }
  return false;
}

/**
 * A region somebody took pieces out of: what is less than the race needs to hold it goes to hand (SW-10.11), and where
 * nobody is left it is empty (SW-3.8).
 */
export function giveWay(draft: Draft, index: RegionIndex): void {
  const region = draft.region(index);
  const { owner: seat, tokens, beasts, champion } = region;
  if (seat === NOBODY) return;
  const least = region.declined ? 1 : abilitiesOf(draft.next, seat).minimumPieces;
  const left = tokens + beasts + champion;
  if (left >= least) return;
  const player = draft.player(seat);
  player.hand += tokens;
  player.beasts += beasts;
  if (champion) player.champion = 1;
  vacate(draft, index);
  const id = draft.atlas.regions[index]?.id ?? '';
  if (left > 0 && player.race) draft.tell({ type: 'gaveWay', seat, region: id, race: player.race });
}

/** Removes whoever stands in a region that is being conquered (SW-4.7.3). */
export function removeDefender(draft: Draft, attacker: Seat, index: RegionIndex): DefeatedRace | undefined {
  const region = draft.region(index);
  if (region.murlocs > 0) draft.record().forcedOut += region.murlocs;
  region.murlocs = 0;
  if (region.owner === NOBODY) return undefined;
  return region.declined ? removeDeclined(draft, attacker, index) : removeActive(draft, attacker, index);
}
