import type { BaseEvent } from '../../../engine/index.js';
import type { ActionFace, DieId, FactionId } from '../ids.js';

/** What only abilities bring about. */
export type FactionEvent = BaseEvent & {
  readonly type: 'dieTurned';
  readonly faction: FactionId;
  readonly die: DieId;
  readonly face: ActionFace;
};
