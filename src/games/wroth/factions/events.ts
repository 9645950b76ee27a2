import type { BaseEvent } from '../../../engine/index.js';
import type { ActionFace, DieId, EliteId, FactionId, RegionId, SeerFace } from '../ids.js';

interface ByFaction extends BaseEvent {
  readonly faction: FactionId;
}

/** What only abilities bring about. */
export type FactionEvent =
  | (ByFaction & { readonly type: 'dieTurned'; readonly die: DieId; readonly face: ActionFace })
  | (ByFaction & { readonly type: 'seerTurned'; readonly face: SeerFace })
  | (ByFaction & { readonly type: 'recovered'; readonly basics: number })
  /** A unit that was set off is back on its mat. */
  | (ByFaction & { readonly type: 'unitReturned'; readonly unit: EliteId; readonly region: RegionId });
