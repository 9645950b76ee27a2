import type { BaseState, Json, Seat } from '../engine/index.js';
import type { Language } from '../text/index.js';

export const PACES = ['live', 'evening', 'daily', 'weekly'] as const;
export type Pace = (typeof PACES)[number];

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export type TableStatus = 'lobby' | 'running' | 'paused' | 'finished' | 'cancelled';

/** Who sits on a seat. A person who resigned or timed out keeps the seat while a stand-in plays it. */
export type Occupant =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'person'; readonly userId: string; readonly name: string; readonly standIn?: true };

/** Why a table must be looked at again. */
export type WakeKind = 'bot' | 'reminder' | 'timeout' | 'window' | 'lobby' | 'resume';

/** The next time a table must be looked at. It is stored with the table, so no queue can lose it. */
export interface Wake {
  readonly at: number;
  readonly kind: WakeKind;
}

/** Time left, in milliseconds, and since when it runs. Times are epoch milliseconds of the injected clock. */
export interface TableClock {
  /** Left in each seat's bank when it was last stopped. */
  readonly banks: readonly number[];
  /** Seats whose bank runs now. */
  readonly running: readonly Seat[];
  readonly since: number;
  /** When the present wait ends: what the header shows. */
  readonly deadline?: number;
  /** Reminders already given for the present wait. */
  readonly reminded: number;
  /** Timeouts in a row and in all, by seat. */
  readonly timeouts: readonly { readonly row: number; readonly all: number }[];
  /** The present wait for people: for the seat whose turn it is, or for those a window asks. */
  readonly wait?: { readonly kind: 'turn' | 'window'; readonly seats: readonly Seat[]; readonly began: number };
  /** The last turn for which time was added, so that taking a turn's end back adds none twice. */
  readonly credited?: number;
  /** The turn that is played to its end for a seat that ran out of time. */
  readonly lapsed?: number;
}

/** How far the log has come. */
export interface LogCounts {
  /** Entries in all, takings-back included. */
  readonly entries: number;
  readonly presses: number;
  /** Entries made before the present turn. */
  readonly turnStart: number;
}

export interface Pause {
  readonly by: string;
  readonly reason?: string;
  readonly until?: number;
  /** Time that was left of the present wait. */
  readonly left?: number;
}

/** One game in one channel. Everything about it but its log, its posts and its outbox. Stored whole: what is put in comes out. */
export interface Table {
  /** Four letters and digits that people can say: 'K7QX'. */
  readonly id: string;
  /** Counts accepted changes; every change of the table raises it by one. */
  readonly version: number;
  readonly status: TableStatus;
  readonly guildId?: string;
  readonly channelId: string;
  readonly hostId: string;
  readonly language: Language;
  readonly pace: Pace;
  readonly game: string;
  readonly rules: number;
  readonly options: Json;
  readonly occupants: readonly Occupant[];
  readonly seed: string;
  readonly state?: BaseState;
  readonly log: LogCounts;
  readonly clock?: TableClock;
  readonly pause?: Pause;
  readonly wake?: Wake;
  readonly createdAt: number;
  readonly endedAt?: number;
}
