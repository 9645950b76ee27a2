import type { Seat } from '../../engine/index.js';
import type { Loss } from './abilities.js';
import { abilitiesOf } from './collected.js';
import { discardBadge, returnBanner } from './combos.js';
import { isOccupied, pieces } from './cost.js';
import type { Draft } from './draft.js';
import type { DefeatedRace } from './events.js';
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

/** SW-5.3: one token is lost unless an ability answers for it; everything else goes to hand. */
function removeActive(draft: Draft, attacker: Seat, index: RegionIndex): DefeatedRace | undefined {
  const region = draft.region(index);
  const seat = region.owner;
  const defender = draft.player(seat);
  const { race } = defender;
  if (!race) return undefined;
  const { tokens, beasts, champion } = region;
  const loss: Loss = { defender: seat, attacker, index, tokens, beasts, champion };
  const answered = abilitiesOf(draft.next, seat).lossOf.some(({ take }) => take(draft, loss));
  const stood = pieces(region);
  if (!answered && loss.tokens > 0) {
    loss.tokens -= 1;
    draft.toTray(race, 1);
    draft.record().forcedOut += 1;
  }
  clear(draft, index);
  defender.hand += loss.tokens;
  defender.beasts += loss.beasts;
  if (loss.champion) defender.champion = 1;
  const toHand = loss.tokens + loss.beasts + loss.champion;
  return { seat, race, declined: false, lost: stood - toHand, toHand };
}

/** Removes whoever stands in a region that is being conquered (SW-4.7.3). */
export function removeDefender(draft: Draft, attacker: Seat, index: RegionIndex): DefeatedRace | undefined {
  const region = draft.region(index);
  if (region.murlocs > 0) draft.record().forcedOut += region.murlocs;
  region.murlocs = 0;
  if (region.owner === NOBODY) return undefined;
  return region.declined ? removeDeclined(draft, attacker, index) : removeActive(draft, attacker, index);
}
