import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { randomPlayer } from '../../src/ai/random.js';
import { type AnyGame, canonical, replay } from '../../src/engine/index.js';
import { openStore } from '../../src/storage/index.js';
import type { Actor, Answer, Done, Refusal } from '../../src/table/api.js';
import type { Table } from '../../src/table/model.js';
import type { TablesSetup } from '../../src/table/setup.js';
import type { Notice, Store } from '../../src/table/store.js';
import { Tables } from '../../src/table/tables.js';
import { gameLog } from '../../src/table/undo.js';
import { toyGame } from '../support/toy-game.js';

export const person = (name: string): Actor => ({ userId: `u-${name}`, name });

export const ann = person('Ann');
export const ben = person('Ben');
export const cleo = person('Cleo');
export const sam = person('Sam');

/** A clock that stands until it is moved. */
export class TestClock {
  at = Date.UTC(2030, 0, 1, 18);

  now(): number {
    return this.at;
  }
}

export interface Kit {
  readonly store: Store;
  readonly file: string;
  readonly clock: TestClock;
  readonly tables: Tables;
  readonly hints: { readonly tableId: string; readonly version: number; readonly at: number }[];
  readonly kicks: string[];
  /** Another process on the same tables. */
  another(more?: Partial<TablesSetup>): Tables;
}

export async function kit(more: Partial<TablesSetup> = {}, games: readonly AnyGame[] = [toyGame]): Promise<Kit> {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-table-'));
  const file = join(folder, 'tables.sqlite');
  const store = await openStore({ file });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const clock = new TestClock();
  const hints: Kit['hints'][number][] = [];
  const kicks: string[] = [];
  let opened = 0;
  const setup: TablesSetup = {
    store,
    games: (id) => games.find((game) => game.id === id),
    clock,
    wakeUps: { hint: async (tableId, version, at) => void hints.push({ tableId, version, at }) },
    courier: { kick: (tableId) => kicks.push(tableId) },
    bots: randomPlayer,
    newSeed: () => 'seed of the test',
    newTableId: () => `T${++opened}`,
    ...more,
  };
  const another = (other: Partial<TablesSetup> = {}) => new Tables({ ...setup, ...other });
  return { store, file, clock, tables: another(), hints, kicks, another };
}

export async function done(answer: Answer): Promise<Done> {
  const result = await answer;
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export async function refusal(answer: Answer): Promise<Refusal> {
  const result = await answer;
  if (result.ok) throw new Error(`accepted at version ${result.value.table.version}`);
  return result.error;
}

export async function reload({ store }: Pick<Kit, 'store'>, { id }: Pick<Table, 'id'>): Promise<Table> {
  const table = await store.table(id);
  if (!table) throw new Error(`no table ${id}`);
  return table;
}

/** A running toy game of these people, in seat order, and as many bots. */
export async function started(
  { tables }: Pick<Kit, 'tables'>,
  people: readonly Actor[] = [ann, ben],
  { bots = 0, rounds = 2, channelId = 'c1' }: { bots?: number; rounds?: number; channelId?: string } = {},
): Promise<Table> {
  const [host, ...others] = people as readonly [Actor, ...Actor[]];
  const { table } = await done(tables.open(host, { channelId, guildId: 'g1', game: 'toy', options: { rounds } }));
  for (const other of others) await done(tables.join(other, table.id));
  for (let i = 0; i < bots; i++) await done(tables.addBot(host, table.id));
  return (await done(tables.start(host, table.id))).table;
}

/** Does what is due now, as the wake-ups would, and what becomes due by that. */
export async function lookDue({ tables, store, clock }: Kit, limit = 50): Promise<void> {
  for (let i = 0; i < limit; i++) {
    const due = await store.due(clock.now(), 10);
    if (due.length === 0) return;
    for (const { tableId, version } of due) await tables.look(tableId, version);
  }
}

/** Moves the clock to the next wake-up of a table and does what is due. */
export async function lookNext(kit: Pick<Kit, 'tables' | 'store' | 'clock'>, table: Pick<Table, 'id'>): Promise<Table> {
  const { wake, version } = await reload(kit, table);
  if (!wake) throw new Error('nothing will wake this table');
  kit.clock.at = Math.max(kit.clock.at, wake.at);
  await kit.tables.look(table.id, version);
  return reload(kit, table);
}

/** Everything in the outbox of a table, in order, taken out. */
export async function notices({ store, clock }: Kit, { id }: Pick<Table, 'id'>): Promise<readonly Notice[]> {
  const items = await store.takeOutbox(clock.now(), clock.now() + 1, 1_000, id);
  await store.outboxDone(items.map((item) => item.id));
  return items.map(({ notice }) => notice);
}

/** What is wrong between a table and its log; nothing, whatever was done to it. */
export async function faultsOf({ store, tables }: Pick<Kit, 'store' | 'tables'>, id: string): Promise<string[]> {
  const table = await store.table(id);
  if (!table) return ['the table is gone'];
  const log = await store.log(id);
  const faults: string[] = [];
  if (table.log.entries !== log.length) faults.push(`${table.log.entries} entries counted, ${log.length} stored`);
  if (table.log.presses !== (log.at(-1)?.press ?? 0)) faults.push('presses are miscounted');
  if (!table.state) return log.length > 0 ? [...faults, 'a log without a state'] : faults;
  const again = replay(tables.game(table), gameLog(table, log));
  if (!again.ok) return [...faults, `the log cannot be replayed: ${JSON.stringify(again.error)}`];
  if (canonical(again.value) !== canonical(table.state)) faults.push('the log leads to another state');
  faults.push(...tables.game(table).faults(table.state));
  const over = table.status === 'finished' || table.status === 'cancelled';
  if (over && table.wake) faults.push('a table that is over would be woken');
  if (table.status === 'running' && !table.wake) faults.push('nothing will wake a running table');
  return faults;
}
