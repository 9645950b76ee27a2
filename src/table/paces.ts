import type { Level, Pace } from './model.js';

const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface PaceTimes {
  /** Thinking time at the start, what every own turn adds, and the most there can be. */
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
  /** For a decision that is asked of someone whose turn it is not. */
  readonly window: number;
  /** A reminder after half of the wait, and with so much left. */
  readonly half: boolean;
  readonly left: number;
  /** How long an unused lobby stays open. */
  readonly lobby: number;
  /** Before each press of a bot, so that people can follow. */
  readonly bot: number;
}

export const PACE_TIMES: Readonly<Record<Pace, PaceTimes>> = {
  live: {
    bank: 5 * MINUTE,
    increment: 90 * SECOND,
    cap: 8 * MINUTE,
    window: 45 * SECOND,
    half: false,
    left: MINUTE,
    lobby: HOUR,
    bot: 1_500,
  },
  evening: {
    bank: 20 * MINUTE,
    increment: 6 * MINUTE,
    cap: 40 * MINUTE,
    window: 4 * MINUTE,
    half: true,
    left: 3 * MINUTE,
    lobby: HOUR,
    bot: 1_500,
  },
  daily: {
    bank: 36 * HOUR,
    increment: 16 * HOUR,
    cap: 72 * HOUR,
    window: 8 * HOUR,
    half: true,
    left: 3 * HOUR,
    lobby: 3 * DAY,
    bot: SECOND,
  },
  weekly: {
    bank: 6 * DAY,
    increment: 3 * DAY,
    cap: 12 * DAY,
    window: DAY,
    half: true,
    left: 12 * HOUR,
    lobby: 3 * DAY,
    bot: SECOND,
  },
};

/** After this the end of a turn can no longer be taken back freely. */
export const UNDO_PASSED = 2 * MINUTE;

export const PAUSE_MAX = 14 * DAY;

export const STAND_IN_LEVEL: Level = 'normal';
