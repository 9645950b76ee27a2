import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { type AppliedMigration, migrationsFolder, PROGRAM, pendingMigrations } from './migrations.js';
import { StorageProblem, sqliteProblem } from './problem.js';
import { SqliteStore } from './sqlite-store.js';

export interface SqliteOptions {
  readonly file: string;
  readonly migrations?: string;
  /** How long to wait for another writer, in milliseconds; short, because the whole program waits with it. */
  readonly patience?: number;
}

/** Brings the schema up to date, in one transaction. */
function migrate(connection: Database.Database, folder: string, file: string): void {
  const tables = connection.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'");
  connection.pragma('foreign_keys = OFF');
  connection
    .transaction(() => {
      const names = tables.pluck().all();
      if (names.length > 0 && !names.includes('migrations'))
        throw new StorageProblem(
          'foreign',
          `${file} is a database of another program. Name another file with DATABASE_FILE; nothing was changed.`,
        );
      connection.exec(
        'create table if not exists migrations (at integer primary key, hash text not null, program text not null)',
      );
      const applied = connection.prepare('select at, program from migrations order by at').all() as AppliedMigration[];
      for (const step of pendingMigrations(folder, applied, file)) {
        for (const statement of step.sql) connection.exec(statement);
        connection
          .prepare('insert into migrations (at, hash, program) values (?, ?, ?)')
          .run(step.folderMillis, step.hash, PROGRAM);
      }
    })
    .immediate();
  connection.pragma('foreign_keys = ON');
}

export function openSqlite({
  file,
  migrations = migrationsFolder('sqlite'),
  patience = 2000,
}: SqliteOptions): SqliteStore {
  let connection: Database.Database | undefined;
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    connection = new Database(file, { timeout: patience });
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    migrate(connection, migrations, file);
    return new SqliteStore(connection, file);
  } catch (error) {
    connection?.close();
    throw sqliteProblem(error, file);
  }
}
