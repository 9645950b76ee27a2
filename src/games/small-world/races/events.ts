import type { BaseEvent, Seat } from '../../../engine/index.js';
import type { RegionId } from '../boards/index.js';
import type { DefeatedRace } from '../events.js';
import type { RaceId } from '../ids.js';
import type { Bomb } from '../state.js';

interface BySeat extends BaseEvent {
  readonly seat: Seat;
}

/** What only the abilities of races bring about (SW-10). */
export type RaceEvent =
  | (BySeat & { readonly type: 'formTaken'; readonly kind: 'human' | 'wolf'; readonly coins: number })
  | (BySeat & {
      readonly type: 'airstrike';
      readonly region: RegionId;
      /** After the die, if one was rolled. */
      readonly cost: number;
      readonly roll?: number;
    })
  | (BySeat & { readonly type: 'strikeLost'; readonly region: RegionId })
  | (BySeat & { readonly type: 'recruited'; readonly race: RaceId; readonly tokens: number; readonly coins: number })
  | (BySeat & { readonly type: 'objectivesPlaced'; readonly regions: readonly RegionId[] })
  /** `to` is the Human player, to whom the objective returns. */
  | (BySeat & {
      readonly type: 'objectiveTaken';
      readonly region: RegionId;
      readonly to: Seat;
      readonly coins: number;
    })
  | (BySeat & { readonly type: 'bombsPlaced'; readonly regions: readonly RegionId[] })
  | (BySeat & { readonly type: 'bombTurned'; readonly region: RegionId; readonly bomb: Bomb })
  /** An explosive bomb without effect: nobody paid, or a Watchtower stands there. */
  | (BySeat & { readonly type: 'bombHeld'; readonly region: RegionId })
  | (BySeat & { readonly type: 'exploded'; readonly region: RegionId; readonly defender?: DefeatedRace })
  | (BySeat & { readonly type: 'harmony'; readonly to: readonly Seat[] });
