export const STORAGE_PROBLEMS = [
  'locked',
  'full',
  'newer',
  'not-a-database',
  'foreign',
  'damaged',
  'read-only',
  'unreachable',
  'refused',
  'missing-database',
  'unsupported-address',
] as const;
export type StorageProblemCode = (typeof STORAGE_PROBLEMS)[number];

/** The database cannot be used as it is. The message says what is wrong and what to do about it. */
export class StorageProblem extends Error {
  readonly code: StorageProblemCode;

  constructor(code: StorageProblemCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageProblem';
    this.code = code;
  }
}

/** The code of an error or of what caused it: query builders wrap the driver's error in their own. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? messageOf(error.cause) : error.message || codeOf(error);
};

type Remedy = readonly [codes: RegExp, code: StorageProblemCode, message: (where: string, why: string) => string];

const SQLITE: readonly Remedy[] = [
  [
    /^SQLITE_(BUSY|LOCKED)/,
    'locked',
    (file) =>
      `${file} is locked: another program is writing to it. Stop the other one (a second Wartable, a database browser, a backup) and try again; nothing was changed.`,
  ],
  [
    /^(SQLITE_FULL|SQLITE_IOERR_WRITE|ENOSPC|EDQUOT)/,
    'full',
    (file) => `There is no room left for ${file}. Free some space on that disk and try again; nothing was changed.`,
  ],
  [
    /^SQLITE_NOTADB/,
    'not-a-database',
    (file) => `${file} is not a SQLite database. Move it away, or name another file with DATABASE_FILE.`,
  ],
  [
    /^SQLITE_CORRUPT/,
    'damaged',
    (file, why) => `${file} is damaged (${why}). Stop Wartable and put back a backup of the file.`,
  ],
  [
    /^(SQLITE_(READONLY|CANTOPEN|PERM|AUTH)|EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR|ENOENT)/,
    'read-only',
    (file, why) =>
      `${file} cannot be written (${why}). Give this user the right to write the file and its directory, or name another file with DATABASE_FILE.`,
  ],
];

const POSTGRES: readonly Remedy[] = [
  [
    /^(28P01|28000)$/,
    'refused',
    (where, why) => `PostgreSQL at ${where} refused the login (${why}). Mend user and password in DATABASE_URL.`,
  ],
  [
    /^3D000$/,
    'missing-database',
    (where) => `PostgreSQL has no database ${where}. Create it (createdb), or name another one in DATABASE_URL.`,
  ],
  [
    /^53100$/,
    'full',
    (where) => `The disk of PostgreSQL at ${where} is full. Free some space there; nothing was changed.`,
  ],
  [
    /^(55P03|40P01|40001|57014)$/,
    'locked',
    (where) => `PostgreSQL at ${where} is held up by another transaction. Try again; nothing was changed.`,
  ],
  [
    /^(25006|42501)$/,
    'read-only',
    (where, why) =>
      `PostgreSQL at ${where} does not let this user write (${why}). Use the primary server and a user that owns the tables.`,
  ],
  [
    /^(42P07|42710)$/,
    'foreign',
    (where, why) =>
      `The database ${where} holds tables of another program (${why}). Name an empty database in DATABASE_URL.`,
  ],
  [
    /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|EPIPE|57P0|08|53300)/,
    'unreachable',
    (where, why) =>
      `PostgreSQL at ${where} cannot be reached (${why}). Start it, or mend host and port in DATABASE_URL.`,
  ],
];

function problem(remedies: readonly Remedy[], code: string, where: string, error: unknown): unknown {
  if (error instanceof StorageProblem) return error;
  const remedy = remedies.find(([codes]) => codes.test(code));
  return remedy ? new StorageProblem(remedy[1], remedy[2](where, messageOf(error)), error) : error;
}

export const sqliteProblem = (error: unknown, file: string): unknown => problem(SQLITE, codeOf(error), file, error);

/** The driver has no code for a connection that was cut or never came about. */
const CUT = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

export const postgresProblem = (error: unknown, where: string): unknown =>
  problem(POSTGRES, codeOf(error) || (CUT.test(messageOf(error)) ? 'ECONN' : ''), where, error);
