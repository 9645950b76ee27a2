import type { BaseEvent, Seat } from '../../engine/index.js';
import type { RegionId } from './boards/index.js';
import type { ArtifactId, MarkerId, PlaceId, PowerId, RaceId } from './ids.js';
import type { ChosenSide } from './moves.js';
import type { PowerEvent } from './powers/events.js';
import type { RaceEvent } from './races/events.js';

/** Where coins at SCORING came from (SW-8.1). */
export type IncomeSource = 'regions' | 'declined' | 'faction' | RaceId | PowerId | ArtifactId | PlaceId;

export interface Income {
  readonly source: IncomeSource;
  readonly coins: number;
}

/** What became of the pieces that stood in a conquered region (SW-5). */
export interface DefeatedRace {
  readonly seat: Seat;
  readonly race: RaceId;
  readonly declined: boolean;
  readonly lost: number;
  readonly toHand: number;
}

interface BySeat extends BaseEvent {
  readonly seat: Seat;
}

export type SmallWorldEvent =
  | PowerEvent
  | RaceEvent
  | (BySeat & { readonly type: 'roundBegan'; readonly round: number })
  | (BySeat & { readonly type: 'turnBegan'; readonly turn: number })
  | (BySeat & {
      readonly type: 'comboPicked';
      readonly race: RaceId;
      readonly power: PowerId;
      readonly price: number;
      readonly found: number;
      readonly tokens: number;
    })
  | (BaseEvent & { readonly type: 'comboRevealed'; readonly race: RaceId; readonly power: PowerId })
  | (BaseEvent & { readonly type: 'rowRevealed'; readonly race?: RaceId; readonly power: PowerId })
  | (BySeat & { readonly type: 'expanded'; readonly race: RaceId })
  | (BySeat & { readonly type: 'declined'; readonly race: RaceId; readonly regions: number })
  | (BySeat & { readonly type: 'raceLeft'; readonly race: RaceId })
  | (BySeat & {
      readonly type: 'readied';
      readonly race: RaceId;
      readonly hand: number;
      readonly abandoned: readonly RegionId[];
    })
  | (BySeat & {
      readonly type: 'feePaid';
      readonly region: RegionId;
      /** Absent where the bank is paid. */
      readonly to?: Seat;
      readonly coins: number;
    })
  | (BySeat & {
      readonly type: 'rolled';
      readonly region: RegionId;
      readonly need: number;
      readonly roll: number;
      readonly odds: number;
      readonly success: boolean;
    })
  | (BySeat & {
      readonly type: 'conquered';
      readonly region: RegionId;
      readonly from?: RegionId;
      readonly race: RaceId;
      readonly pieces: number;
      /** The Champion alone took it (SW-11.3). */
      readonly champion?: true;
      readonly murlocs: number;
      readonly defender?: DefeatedRace;
    })
  | (BySeat & { readonly type: 'markerRevealed'; readonly region: RegionId; readonly marker: MarkerId })
  /** It was used there, or put there at the end of the turn (SW-12.4). */
  | (BySeat & { readonly type: 'artifactMoved'; readonly artifact: ArtifactId; readonly region: RegionId })
  | (BySeat & { readonly type: 'heartCollected'; readonly from: readonly Seat[] })
  | (BySeat & { readonly type: 'sideChosen'; readonly side: ChosenSide })
  | (BySeat & { readonly type: 'wellMoved'; readonly region: RegionId })
  | (BySeat & {
      readonly type: 'markerReplaced';
      readonly region: RegionId;
      readonly gone: PlaceId;
      readonly by: PlaceId;
    })
  | (BySeat & { readonly type: 'tokenRose'; readonly race: RaceId })
  | (BySeat & { readonly type: 'conquestsEnded' })
  | (BySeat & { readonly type: 'redeployed' })
  | (BySeat & { readonly type: 'defenderRedeployed'; readonly race: RaceId; readonly pieces: number })
  | (BySeat & { readonly type: 'scored'; readonly coins: number; readonly parts: readonly Income[] })
  | (BaseEvent & { readonly type: 'gameEnded'; readonly coins: readonly number[]; readonly winners: readonly Seat[] });
