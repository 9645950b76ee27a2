import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { migrate, openStore } from '../../src/storage/index.js';
import { openSqlite, type SqliteOptions } from '../../src/storage/sqlite.js';
import { storeContract } from './contract.js';
import { aMove, anEntry, aTable } from './tables.js';

const folder = mkdtempSync(join(tmpdir(), 'wartable-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = (): string => join(folder, 'data', `${++files}.sqlite`);

const opened = (options: Partial<SqliteOptions> = {}) => {
  const store = openSqlite({ file: newFile(), ...options });
  onTestFinished(() => store.close());
  return store;
};

const contractFile = join(folder, 'contract', 'wartable.sqlite');
storeContract('SQLite', {
  config: { file: contractFile },
  clear: async () => rmSync(join(folder, 'contract'), { recursive: true, force: true }),
  open: () => openStore({ file: contractFile }),
});

describe('a SQLite file', () => {
  test('is written ahead and to the disk, with its references kept', () => {
    const { connection } = opened();
    expect(connection.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(connection.pragma('synchronous', { simple: true })).toBe(2);
    expect(connection.pragma('foreign_keys', { simple: true })).toBe(1);
  });

  test('that another program holds is reported as locked; the same change is accepted later', async () => {
    const file = newFile();
    const store = opened({ file, patience: 20 });
    const table = aTable('LOCK');
    await store.create(table, []);
    const other = new BetterSqlite(file);
    other.exec('begin immediate');
    await expect(store.commit(aMove(table, {}, 'i1'))).rejects.toMatchObject({
      name: 'StorageProblem',
      code: 'locked',
      message: expect.stringMatching(/locked.*Stop the other one/),
    });
    expect(await store.table('LOCK')).toEqual(table);
    other.exec('rollback');
    other.close();
    expect(await store.commit(aMove(table, {}, 'i1'))).toBe('accepted');
  });

  test('that another program holds while it is opened is reported as locked', () => {
    const file = newFile();
    mkdirSync(join(folder, 'data'), { recursive: true });
    const other = new BetterSqlite(file);
    onTestFinished(() => {
      other.close();
    });
    other.exec('begin exclusive; create table held (id)');
    expect(() => openSqlite({ file, patience: 20 })).toThrow(expect.objectContaining({ code: 'locked' }));
  });

  test('on a full disk refuses a change as a whole; the same change is accepted when there is room', async () => {
    const store = opened();
    const table = aTable('FULL');
    await store.create(table, []);
    const pages = store.connection.pragma('page_count', { simple: true });
    store.connection.pragma(`max_page_count = ${pages}`);
    const bulky = {
      ...aMove(table, {}, 'i1'),
      entries: Array.from({ length: 200 }, (_, n) => anEntry(n, { by: 'x'.repeat(500) })),
    };
    await expect(store.commit(bulky)).rejects.toMatchObject({
      code: 'full',
      message: expect.stringMatching(/no room left.*Free some space/),
    });
    expect(await store.table('FULL')).toEqual(table);
    expect(await store.log('FULL')).toEqual([]);
    store.connection.pragma('max_page_count = 1000000');
    expect(await store.commit(bulky)).toBe('accepted');
    expect(await store.log('FULL')).toHaveLength(200);
  });

  test('that is none is named, and left as it is', () => {
    const file = join(folder, 'notes.txt');
    const notes = 'Shopping list: '.repeat(200);
    writeFileSync(file, notes);
    expect(() => openSqlite({ file })).toThrow(
      expect.objectContaining({ code: 'not-a-database', message: expect.stringMatching(/notes\.txt.*DATABASE_FILE/) }),
    );
    expect(readFileSync(file, 'utf8')).toBe(notes);
  });

  test('of another program is refused and left as it is', () => {
    const file = join(folder, 'other.sqlite');
    const other = new BetterSqlite(file);
    other.exec('create table games (title)');
    other.close();
    expect(() => openSqlite({ file })).toThrow(expect.objectContaining({ code: 'foreign' }));
    const again = new BetterSqlite(file);
    expect(again.prepare('select name from sqlite_master').pluck().all()).toEqual(['games']);
    again.close();
  });

  test.each([
    ['below a file', () => join(folder, 'plain', 'wartable.sqlite')],
    ['that is a directory', () => folder],
  ])('%s is refused with the remedy', async (_, file) => {
    writeFileSync(join(folder, 'plain'), '');
    await expect(openStore({ file: file() })).rejects.toMatchObject({
      code: 'read-only',
      message: expect.stringMatching(/cannot be written.*DATABASE_FILE/),
    });
  });

  test('is brought up to date by the command alone', async () => {
    const file = newFile();
    await migrate({ file });
    const connection = new BetterSqlite(file);
    expect(connection.prepare('select count(*) from games').pluck().get()).toBe(0);
    connection.close();
  });
});

describe('SQLite files of other versions', () => {
  const laterMigrations = (): string => {
    const later = mkdtempSync(join(folder, 'later-'));
    cpSync('migrations/sqlite', later, { recursive: true });
    const journal = JSON.parse(readFileSync(join(later, 'meta/_journal.json'), 'utf8'));
    const when = journal.entries.at(-1).when + 1;
    journal.entries.push({ idx: 99, version: '6', when, tag: '0099_later', breakpoints: true });
    writeFileSync(join(later, 'meta/_journal.json'), JSON.stringify(journal));
    writeFileSync(join(later, '0099_later.sql'), 'ALTER TABLE `games` ADD `mood` text;');
    return later;
  };

  test('the first version opens with its tables, and is played on', async () => {
    const file = newFile();
    mkdirSync(join(folder, 'data'), { recursive: true });
    const old = new BetterSqlite(file);
    old.exec(readFileSync('test/storage/old/first-sqlite.sql', 'utf8'));
    old.close();
    const store = opened({ file });
    const table = await store.table('OLD1');
    expect(table).toMatchObject({ version: 2, status: 'running', state: { random: { seed: 'first', position: 2 } } });
    expect((await store.log('OLD1')).map(({ seq, by }) => [seq, by])).toEqual([
      [1, 'ann'],
      [2, 'ann'],
    ]);
    expect((await store.tableIn('thread-OLD1'))?.id).toBe('OLD1');
    expect((await store.tablesOf('ann')).map(({ id }) => id)).toEqual(['OLD1']);
    expect(await store.setting('program', 'commands')).toBe('hash');
    expect(await store.takeOutbox(0, 1, 9)).toHaveLength(3);
    expect(await store.commit(aMove(table!, {}, 'i2'))).toBe('repeated');
    expect(await store.commit(aMove(table!, {}, 'i3'))).toBe('accepted');
  });

  test('an older one takes the steps it lacks and keeps what it has', async () => {
    const file = newFile();
    const before = openSqlite({ file });
    await before.create(aTable('KEPT'), []);
    await before.close();
    const store = opened({ file, migrations: laterMigrations() });
    expect(await store.table('KEPT')).toEqual(aTable('KEPT'));
    expect(store.connection.prepare('select mood from games').pluck().all()).toEqual([null]);
  });

  test('a newer one is refused, with the version it needs, and left as it is', async () => {
    const file = newFile();
    const newer = openSqlite({ file, migrations: laterMigrations() });
    await newer.create(aTable('KEPT'), []);
    newer.connection.exec("update migrations set program = '9.1.0' where at = (select max(at) from migrations)");
    await newer.close();
    await expect(openStore({ file })).rejects.toMatchObject({
      code: 'newer',
      message: expect.stringMatching(/newer Wartable \(9\.1\.0\).*Start that version/),
    });
    const again = opened({ file, migrations: laterMigrations() });
    expect(await again.table('KEPT')).toEqual(aTable('KEPT'));
  });

  test('a step that fails leaves the file as it was', () => {
    const file = newFile();
    openSqlite({ file }).close();
    const broken = laterMigrations();
    writeFileSync(
      join(broken, '0099_later.sql'),
      'CREATE TABLE `half` (`id` text);--> statement-breakpoint\nALTER TABLE `nowhere` ADD `x` text;',
    );
    expect(() => openSqlite({ file, migrations: broken })).toThrow(/nowhere/);
    const store = opened({ file });
    expect(store.connection.prepare("select count(*) from sqlite_master where name = 'half'").pluck().get()).toBe(0);
  });
});
