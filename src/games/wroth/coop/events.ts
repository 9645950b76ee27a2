import type { BaseEvent } from '../../../engine/index.js';
import type { ActionFace, FactionId, NumberedId, Objective, ScenarioId, Sign } from '../ids.js';
import type { Counter } from './scenario.js';
import type { ActCause } from './tasks.js';

/** Why the AI chose a region: what it looked for, with the Threat it found there (WR-17.3). */
export const REASONS = [
  'base',
  'baseNext',
  'threatMax',
  'threatMaxOccupied',
  'threatMaxReach',
  'threatMaxVacant',
  'threatMaxNear',
  'mostAi',
  'random',
  'named',
  'objective',
  'gate',
  'fallback',
] as const;
export type Reason = (typeof REASONS)[number];

export type Camp = 'humans' | 'ai';

/** What only games against the AI bring about (WR-24.7). */
export type CoopEvent =
  | (BaseEvent & { readonly type: 'scenarioChosen'; readonly faction: FactionId; readonly scenario: ScenarioId })
  | (BaseEvent & { readonly type: 'baseMoved'; readonly to: NumberedId; readonly by: Reason; readonly threat: number })
  | (BaseEvent & { readonly type: 'objectiveMoved'; readonly token: Objective; readonly to: NumberedId })
  | (BaseEvent & { readonly type: 'chaosResolved'; readonly entry: number; readonly scenario: ScenarioId })
  | (BaseEvent & { readonly type: 'aiActed'; readonly action: ActionFace; readonly cause: ActCause | 'chaos' | 'roll' })
  | (BaseEvent & {
      readonly type: 'aiChose';
      readonly region: NumberedId;
      readonly by: Reason;
      readonly threat: number;
    })
  /** What it was to do has no effect (WR-17.4). */
  | (BaseEvent & { readonly type: 'aiIdle' })
  | (BaseEvent & { readonly type: 'aiSilent' })
  | (BaseEvent & { readonly type: 'counterChanged'; readonly counter: Counter; readonly value: number })
  | (BaseEvent & {
      readonly type: 'campScored';
      readonly camp: Camp;
      readonly region: NumberedId;
      readonly control: number;
      readonly dominance: number;
      readonly icons: number;
    })
  | (BaseEvent & { readonly type: 'vpCounted'; readonly humans: number; readonly ai: number })
  /** `mission` counts from 0 in the scenario's list. */
  | (BaseEvent & {
      readonly type: 'missionProgress';
      readonly scenario: ScenarioId;
      readonly mission: number;
      readonly count: number;
    })
  | (BaseEvent & { readonly type: 'aiThrew'; readonly human: Sign; readonly ai: Sign })
  | (BaseEvent & { readonly type: 'coopEnded'; readonly winner: Camp; readonly humans: number; readonly ai: number });
