import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { StorageProblem } from './problem.js';

/** The project's own directory, whether the program runs from src/ or from dist/src/. */
function projectRoot(from = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from;
  return projectRoot(dirname(from));
}

const root = projectRoot();

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
export const PROGRAM = version;

export const migrationsFolder = (dialect: 'sqlite' | 'postgres'): string => join(root, 'migrations', dialect);

/** A step of the schema that a database has taken, and the program that took it. */
export interface AppliedMigration {
  readonly at: number;
  readonly program: string;
}

/**
 * The steps a database has yet to take. drizzle's own runner would do no more than skip what it does not know; a
 * database that is ahead of the program must be refused before anything is written to it.
 */
export function pendingMigrations(
  folder: string,
  applied: readonly AppliedMigration[],
  where: string,
): readonly MigrationMeta[] {
  const known = readMigrationFiles({ migrationsFolder: folder });
  const unknown = applied.filter(({ at }) => !known.some(({ folderMillis }) => folderMillis === at));
  const newest = unknown.at(-1);
  if (newest)
    throw new StorageProblem(
      'newer',
      `${where} was last used by a newer Wartable (${newest.program}); this is ${PROGRAM} and does not know its tables. Start that version or a later one, or name another database. Nothing was changed.`,
    );
  return known.filter(({ folderMillis }) => !applied.some(({ at }) => at === folderMillis));
}
