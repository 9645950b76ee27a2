import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sampleMove } from '../../src/ai/sample.js';
import { type AnyGame, Random } from '../../src/engine/index.js';
import { gameById } from '../../src/games/index.js';
import { openStore } from '../../src/storage/index.js';
import { Tables } from '../../src/table/tables.js';
import { endless } from '../support/endless-game.js';
import { median, report } from './figure.js';

/** Tables that are played at the same time. */
const TABLES = 40;

const people = [
  { userId: '1', name: 'Ann' },
  { userId: '2', name: 'Ben' },
];

/** A service on a real file with nobody to tell. */
async function service(file: string, games: (id: string) => AnyGame | undefined) {
  const store = await openStore({ file });
  const tables = new Tables({
    store,
    games,
    clock: { now: () => Date.now() },
    wakeUps: { hint: async () => undefined },
    courier: { kick: () => undefined },
    bots: { choose: () => Promise.reject(new Error('no bots here')) },
  });
  return { store, tables };
}

async function started(tables: Tables, game: string, channelId: string): Promise<string> {
  const [ann, ben] = people as [(typeof people)[0], (typeof people)[0]];
  const opened = await tables.open(ann, { channelId, game, seats: 2 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { id } = opened.value.table;
  for (const step of [await tables.join(ann, id), await tables.join(ben, id), await tables.start(ann, id)])
    if (!step.ok && step.error.code !== 'alreadySeated') throw new Error(JSON.stringify(step.error));
  return id;
}

/** Plays random moves through the service and gives the time of each accepted one, in milliseconds. */
async function play(tables: Tables, id: string, limit: number): Promise<number[]> {
  const chance = Random.fromSeed(id);
  const times: number[] = [];
  let table = await tables.table(id);
  while (table && table.status === 'running' && times.length < limit) {
    const seat = tables.acting(table)[0] ?? 0;
    const move = sampleMove(tables.decisions(table, seat), chance);
    const person = people[seat] as (typeof people)[0];
    const began = performance.now();
    const done = await tables.submit({ ...person, interactionId: `${id}-${times.length}` }, id, [move]);
    times.push(performance.now() - began);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    table = done.value.table;
  }
  return times;
}

/** The least a move can cost on this disk: one row appended, one row changed, one durable transaction. */
function floor(file: string, moves: number): number {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(
    'create table moves (n integer primary key, body text); create table game (id integer primary key, state text);',
  );
  db.exec("insert into game values (1, '')");
  const append = db.prepare('insert into moves (body) values (?)');
  const save = db.prepare('update game set state = ? where id = 1');
  const state = 'x'.repeat(4000);
  const accept = db.transaction(() => {
    append.run('{"type":"conquer"}');
    save.run(state);
  });
  const began = performance.now();
  for (let i = 0; i < moves; i++) accept();
  const perSecond = moves / ((performance.now() - began) / 1000);
  db.close();
  return perSecond;
}

export async function benchAcceptance(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-bench-'));
  try {
    const real = await service(join(folder, 'real.sqlite'), gameById);
    // Tables side by side, as on a server: each waits for its own last move, none for another's.
    const round = async (name: string): Promise<number> => {
      const ids: string[] = [];
      for (let i = 0; i < TABLES; i++) ids.push(await started(real.tables, 'small-world', `${name}${i}`));
      const began = performance.now();
      const played = await Promise.all(ids.map((id) => play(real.tables, id, 10_000)));
      return played.flat().length / ((performance.now() - began) / 1000);
    };
    await round('warm');
    const value = await round('timed');
    await real.store.close();
    const bare = floor(join(folder, 'floor.sqlite'), 2000);
    report({
      name: `moves accepted on SQLite, ${TABLES} tables side by side`,
      value,
      unit: 'moves/s',
      yardstick: 'two bare statements in a durable transaction on the same disk',
      yardstickValue: bare,
      ratio: value / bare,
      promise: 'at least 1,500 moves/s',
      kept: value >= 1500,
    });

    const long = await service(join(folder, 'long.sqlite'), () => endless);
    const early: number[] = [];
    const late: number[] = [];
    for (let i = 0; i < 12; i++) {
      const costs = await play(long.tables, await started(long.tables, endless.id, `d${i}`), 1010);
      if (i < 2) continue;
      early.push(...costs.slice(5, 25));
      late.push(...costs.slice(990, 1010));
    }
    await long.store.close();
    report({
      name: 'cost of the 1,000th move of a game',
      value: median(late),
      unit: 'ms',
      yardstick: 'cost of the 10th move of the same games',
      yardstickValue: median(early),
      ratio: median(late) / median(early),
      promise: 'at most 1.3 times the yardstick',
      kept: median(late) / median(early) <= 1.3,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
