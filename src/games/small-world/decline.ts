import type { Seat } from '../../engine/index.js';
import { abilitiesOf } from './collected.js';
import { discardBadge } from './combos.js';
import { isActiveOf } from './cost.js';
import type { Draft } from './draft.js';
import { declinedRaceLeaves, vacate } from './losses.js';
import { POWERS } from './powers/index.js';

/** SW-9.2: the older declined race makes room. */
function olderRaceLeaves(draft: Draft, seat: Seat): void {
  const race = draft.player(seat).declinedRace;
  if (!race) return;
  for (const index of draft.atlas.byId) {
    const region = draft.next.regions[index];
    if (region?.owner !== seat || !region.declined) continue;
    draft.toTray(race, region.tokens);
    vacate(draft, index);
  }
  declinedRaceLeaves(draft, seat);
}

/** Flips the active race (SW-9.3): what may stay stays, all else goes to the tray or the supply. */
export function decline(draft: Draft, seat: Seat): void {
  const player = draft.player(seat);
  const { race, power } = player;
  if (!race || !power) throw new Error(`Seat ${seat} has no race to decline`);
  olderRaceLeaves(draft, seat);
  const { onDecline, minimumPieces: staying } = abilitiesOf(draft.next, seat);
  for (const hook of onDecline) hook(draft, seat);
  let regions = 0;
  for (const index of draft.atlas.byId) {
    const before = draft.next.regions[index];
    if (!before || !isActiveOf(before, seat)) continue;
    if (before.tokens === 0) {
      vacate(draft, index);
      continue;
    }
    const region = draft.region(index);
    const stay = Math.min(staying, region.tokens);
    draft.toTray(race, region.tokens - stay);
    region.declined = true;
    region.tokens = stay;
    region.beasts = 0;
    region.champion = 0;
    region.watchtower = 0;
    regions += 1;
  }
  draft.toTray(race, player.hand);
  player.hand = 0;
  player.beasts = 0;
  player.champion = 0;
  player.captor = null;
  player.race = null;
  player.power = null;
  player.declinedRace = race;
  const kept = POWERS[power].keptInDecline === true;
  if (kept) player.declinedPower = power;
  else discardBadge(draft, power);
  draft.tell({ type: 'declined', seat, race, regions });
  if (regions === 0) declinedRaceLeaves(draft, seat);
}
