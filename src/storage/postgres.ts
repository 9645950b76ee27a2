import { Pool, type PoolClient } from 'pg';
import { migrationsFolder, PROGRAM, pendingMigrations } from './migrations.js';
import { PostgresStore } from './postgres-store.js';
import { postgresProblem, StorageProblem } from './problem.js';

export interface PostgresOptions {
  readonly url: string;
  readonly migrations?: string;
}

/** The key of the advisory lock: any number, as long as it stays the same in all versions. */
const MIGRATION = 7_278_001;

const ADDRESS = 'DATABASE_URL must be an address of PostgreSQL: postgres://user:password@host:5432/database';

/** Brings the schema up to date, in one transaction; of several processes that start at once, one does it. */
async function migrate(client: PoolClient, folder: string, where: string): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION]);
  await client.query(
    'create table if not exists migrations (at bigint primary key, hash text not null, program text not null)',
  );
  const { rows } = await client.query<{ at: string; program: string }>(
    'select at, program from migrations order by at',
  );
  const applied = rows.map(({ at, program }) => ({ at: Number(at), program }));
  for (const step of pendingMigrations(folder, applied, where)) {
    for (const statement of step.sql) await client.query(statement);
    await client.query('insert into migrations (at, hash, program) values ($1, $2, $3)', [
      step.folderMillis,
      step.hash,
      PROGRAM,
    ]);
  }
  await client.query('commit');
}

/** An address without its password, for messages. */
function withoutPassword(url: string): string {
  if (!URL.canParse(url)) throw new StorageProblem('unsupported-address', ADDRESS);
  const { protocol, username, host, pathname } = new URL(url);
  if (!/^postgres(ql)?:$/.test(protocol)) throw new StorageProblem('unsupported-address', ADDRESS);
  return `${username ? `${username}@` : ''}${host}${pathname}`;
}

export async function openPostgres({
  url,
  migrations = migrationsFolder('postgres'),
}: PostgresOptions): Promise<PostgresStore> {
  const where = withoutPassword(url);
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    // Given back with an error, a half-done migration's connection is closed and the server rolls it back.
    await migrate(client, migrations, where).then(
      () => client.release(),
      (error) => {
        client.release(true);
        throw error;
      },
    );
    return new PostgresStore(pool, where);
  } catch (error) {
    await pool.end();
    throw postgresProblem(error, where);
  }
}
