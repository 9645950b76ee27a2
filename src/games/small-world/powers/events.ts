import type { BaseEvent, Seat } from '../../../engine/index.js';
import type { RegionId } from '../boards/index.js';
import type { RaceId } from '../ids.js';
import type { Intimidated } from '../moves.js';

interface BySeat extends BaseEvent {
  readonly seat: Seat;
}

/** What only the abilities of powers bring about (SW-11). */
export type PowerEvent =
  | (BySeat & { readonly type: 'ransomed'; readonly to: Seat })
  | (BySeat & { readonly type: 'championCaptured'; readonly by: Seat })
  | (BySeat & { readonly type: 'beastsCame'; readonly beasts: number })
  | (BySeat & { readonly type: 'swapped'; readonly a: RegionId; readonly b: RegionId })
  | (BySeat & {
      readonly type: 'intimidated';
      readonly from: RegionId;
      readonly piece: Intimidated;
      /** Absent for Murlocs. */
      readonly victim?: { readonly seat: Seat; readonly race: RaceId };
      /** Where the piece went; absent where it left the boards. */
      readonly to?: RegionId;
      /** It had no other region to go to but was saved, so it is in its owner's hand (SW-5.5). */
      readonly saved?: true;
    })
  /** Too few pieces were left to hold the region; they are in hand (SW-10.11). */
  | (BySeat & { readonly type: 'gaveWay'; readonly region: RegionId; readonly race: RaceId })
  | (BySeat & { readonly type: 'fortified'; readonly regions: readonly RegionId[] })
  | (BySeat & { readonly type: 'watchtowersStand'; readonly regions: readonly RegionId[] });
