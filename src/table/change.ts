import { type BaseEvent, ok, type Result } from '../engine/index.js';
import type { Refusal } from './api.js';
import type { Table } from './model.js';
import type { NewEntry, Notice } from './store.js';

/** A change that is decided and not yet stored. Its table still has the version it was decided on. */
export interface Draft {
  readonly table: Table;
  readonly entries?: readonly NewEntry[];
  readonly notices: readonly Notice[];
  readonly events?: readonly BaseEvent[];
}

export type Decided = Result<Draft, Refusal>;

export const decided = (table: Table, ...notices: readonly Notice[]): Decided => ok({ table, notices });

/** The table with some fields set anew; a field set to undefined goes. */
export function patch(table: Table, changes: { readonly [Key in keyof Table]?: Table[Key] | undefined }): Table {
  const entries = Object.entries({ ...table, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as unknown as Table;
}
