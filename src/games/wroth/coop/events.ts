import type { BaseEvent } from '../../../engine/index.js';
import type { NumberedId } from '../ids.js';

/** What only games against the AI bring about (WR-24.7). */
export type CoopEvent =
  | (BaseEvent & { readonly type: 'baseMoved'; readonly to: NumberedId })
  | (BaseEvent & { readonly type: 'chaosResolved'; readonly entry: number })
  | (BaseEvent & { readonly type: 'missionProgress'; readonly mission: number; readonly count: number });
