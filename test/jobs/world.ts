import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { JobsLogger } from '../../src/jobs/index.js';
import { openStore } from '../../src/storage/index.js';
import type { Wake, WakeKind } from '../../src/table/model.js';
import type { Store } from '../../src/table/store.js';
import type { Look, WakeUps } from '../../src/table/wake-ups.js';
import { aTable } from '../storage/tables.js';

export async function aStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-jobs-'));
  const store = await openStore({ file: join(folder, 'wartable.sqlite') });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

/** Something that was done for a table because it was due. */
export interface Act {
  readonly tableId: string;
  readonly version: number;
  readonly kind: WakeKind;
  readonly due: number;
  readonly at: number;
}

/** Looks at tables as the application does: does what the database says is due, guarded by the version. */
export class Looker {
  readonly acts: Act[] = [];
  /** Most looks at one table at the same moment. */
  overlap = 0;
  readonly #store: Store;
  readonly #under = new Map<string, number>();
  /** What follows an act: the table's next wake-up. */
  next: (act: Act) => Wake | undefined = () => undefined;
  wakeUps: WakeUps | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  readonly look: Look = async (tableId, version) => {
    this.#count(tableId, 1);
    try {
      await this.#act(tableId, version);
    } finally {
      this.#count(tableId, -1);
    }
  };

  of(tableId: string): readonly Act[] {
    return this.acts.filter((act) => act.tableId === tableId);
  }

  async #act(tableId: string, version: number): Promise<void> {
    const table = await this.#store.table(tableId);
    await new Promise(setImmediate);
    if (!table?.wake || table.version !== version || table.wake.at > Date.now()) return;
    const act = { tableId, version, kind: table.wake.kind, due: table.wake.at, at: Date.now() };
    const { wake: _, ...awake } = table;
    const wake = this.next(act);
    const result = await this.#store.commit({
      table: { ...awake, version: version + 1, ...(wake && { wake }) },
      notices: [],
    });
    if (result !== 'accepted') return;
    this.acts.push(act);
    if (wake) await this.wakeUps?.hint(tableId, version + 1, wake.at);
  }

  #count(tableId: string, change: number): void {
    const now = (this.#under.get(tableId) ?? 0) + change;
    this.#under.set(tableId, now);
    this.overlap = Math.max(this.overlap, now);
  }
}

export const soon = (ms = 60): number => Date.now() + ms;
export const FAR = 60_000;

/** A stored table that is to be woken. */
export async function sleeper(store: Store, id: string, at: number, kind: WakeKind = 'timeout'): Promise<void> {
  await store.create(aTable(id, { status: 'running', wake: { at, kind } }), []);
}

export const eventually = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 15_000, interval: 10 });

export interface Line {
  readonly level: string;
  readonly message: string;
}

export function aLogger(): JobsLogger & { readonly lines: Line[] } {
  const lines: Line[] = [];
  const at = (level: string) => (_facts: object, message: string) => void lines.push({ level, message });
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
}
