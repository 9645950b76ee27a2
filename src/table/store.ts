import type { BaseEvent, Json, LogEntry, Text } from '../engine/index.js';
import type { Table } from './model.js';

/** A line of the log as stored. `press` groups what one press did: undo takes back whole presses. */
export interface StoredEntry {
  /** Counts from 1. */
  readonly seq: number;
  readonly entry: LogEntry;
  readonly press: number;
  /** The person, 'bot', or 'clock' for what a timeout did. */
  readonly by: string;
  readonly at: number;
  /** What happened, as told then; kept so that a recap needs no replay. */
  readonly events: readonly BaseEvent[];
  /** Why the move can no longer be taken back freely, if so. */
  readonly barrier?: 'chance' | 'reveal' | 'seat';
}

export type NewEntry = Omit<StoredEntry, 'seq'>;

/**
 * What must reach the channel because of a change. It says what to show, never how: words and pictures are made
 * when it is sent, from the table as it is then.
 */
export type Notice =
  /** The lobby message is to be posted or brought up to date. */
  | { readonly kind: 'lobby' }
  /** The table message of this turn is to be posted or brought up to date; `closes`: the turn before is over. */
  | { readonly kind: 'table'; readonly turn: number; readonly closes?: { readonly turn: number; readonly line: Text } }
  /** Lines for the spectators' thread. */
  | { readonly kind: 'story'; readonly lines: readonly Text[] }
  /** A ping for the people the game waits for, again. */
  | { readonly kind: 'reminder'; readonly userIds: readonly string[] }
  | { readonly kind: 'results' }
  /** The table was closed. */
  | { readonly kind: 'closed'; readonly line: Text };

export interface OutboxItem {
  readonly id: number;
  readonly tableId: string;
  readonly version: number;
  readonly notice: Notice;
  readonly attempts: number;
}

/** A change of a table, accepted as a whole or not at all. */
export interface Commit {
  /** The table as it is to be; its version is one more than the version the change was made from. */
  readonly table: Table;
  readonly entries?: readonly NewEntry[];
  /** The interaction that asked for it; the same id is accepted once. */
  readonly interactionId?: string;
  readonly notices: readonly Notice[];
}

/** 'stale': the table has moved on. 'repeated': this interaction was accepted before. */
export type CommitResult = 'accepted' | 'stale' | 'repeated';

/** Where a table's messages are: the live table message, the lobby message, the thread, … */
export interface Post {
  readonly tableId: string;
  /** 'lobby', 'table', 'thread', 'results'; for closed turns 'table'. */
  readonly kind: string;
  readonly channelId: string;
  readonly messageId: string;
  /** The turn a table message belongs to; 0 for others. */
  readonly turn: number;
  /** The table's version it shows. */
  readonly version: number;
}

/** The tables' memory. One contract, kept by SQLite and PostgreSQL alike. */
export interface Store {
  /** Stores a new table with its first notices; 'taken' when its channel already has a table that is not over, or the id is used. */
  create(table: Table, notices: readonly Notice[], interactionId?: string): Promise<'created' | 'taken' | 'repeated'>;
  table(id: string): Promise<Table | undefined>;
  /** The table of a channel, or of the thread that belongs to it, that is not over; else the latest that was. */
  tableIn(channelId: string): Promise<Table | undefined>;
  /** Tables with this person on a seat that are not over, most urgent (earliest deadline) first. */
  tablesOf(userId: string): Promise<readonly Table[]>;
  /** Tables of a server, newest first. */
  tablesIn(guildId: string, limit: number): Promise<readonly Table[]>;
  /** One transaction: version guard, log, table, wake-up, outbox. */
  commit(commit: Commit): Promise<CommitResult>;
  /** Whether this interaction was accepted before, by `create` or `commit`: a repeated press is answered as such even if it would be refused now. */
  accepted(interactionId: string): Promise<boolean>;
  log(tableId: string): Promise<readonly StoredEntry[]>;
  /** The last entries, in order; what undo needs without reading a whole log. */
  lastEntries(tableId: string, count: number): Promise<readonly StoredEntry[]>;
  /** Tables whose wake-up is due, earliest first. */
  due(
    now: number,
    limit: number,
  ): Promise<readonly { readonly tableId: string; readonly version: number; readonly at: number }[]>;
  /** The next wake-ups, of those later than `after` if given, so that a restarted process can set its timers. */
  upcoming(
    limit: number,
    after?: number,
  ): Promise<readonly { readonly tableId: string; readonly version: number; readonly at: number }[]>;
  /** Items to send, in order per table, each given to one taker at a time until `leaseUntil`. */
  takeOutbox(now: number, leaseUntil: number, limit: number, tableId?: string): Promise<readonly OutboxItem[]>;
  /** Ends all leases: at the start of the only process there is, whoever held one is dead. */
  freeOutbox(): Promise<void>;
  outboxDone(ids: readonly number[]): Promise<void>;
  /** Not sent: to be tried again at `retryAt`; with no time it is given up and kept for inspection. */
  outboxFailed(id: number, reason: string, retryAt?: number): Promise<void>;
  posts(tableId: string): Promise<readonly Post[]>;
  /** The table that a message belongs to. */
  postByMessage(messageId: string): Promise<Post | undefined>;
  savePost(post: Post): Promise<void>;
  forgetPost(messageId: string): Promise<void>;
  /** Small facts of the program itself (a hash of the registered commands), and settings of people and servers. */
  setting(scope: string, key: string): Promise<Json | undefined>;
  saveSetting(scope: string, key: string, value: Json | undefined): Promise<void>;
  close(): Promise<void>;
}
