/** The storage cannot be used. The message says what to do; the engine's own error is the cause. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** Explains an SQLite error about the file or the disk; returns every other error unchanged. */
export function explainSqlite(error: unknown, file: string): unknown {
  const sentence = SQLITE_SENTENCES.get(sqliteCode(error) ?? -1);
  return sentence ? new StorageUnavailableError(sentence(file), { cause: error }) : error;
}

/** Explains a PostgreSQL error about connecting or signing in; returns every other error unchanged. */
export function explainPostgres(error: unknown, url: string): unknown {
  const code = textProperty(error, 'code');
  const sentence = code === undefined ? undefined : POSTGRES_SENTENCES.get(code);
  return sentence ? new StorageUnavailableError(sentence(withoutPassword(url)), { cause: error }) : error;
}

/** Whether storing failed because of the disk: it is full, read-only, or does not respond. */
export function isStorageTrouble(error: unknown): boolean {
  return error instanceof StorageUnavailableError || FULL_DISK.has(textProperty(error, 'code') ?? '');
}

const FULL_DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

/** The primary result code of SQLite, if this is one of its errors. */
export function sqliteCode(error: unknown): number | undefined {
  const extended = sqliteExtendedCode(error);
  return extended === undefined ? undefined : extended & 0xff;
}

function sqliteExtendedCode(error: unknown): number | undefined {
  if (textProperty(error, 'code') !== 'ERR_SQLITE_ERROR' || !(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode;
  // The driver omits the code for statements that return rows. The message is SQLite's own.
  return SQLITE_WORDS.find(([words]) => error.message.startsWith(words))?.[1];
}

/** Whether a row with the same key already existed, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const code = sqliteExtendedCode(error);
  return code === SQLITE_PRIMARY_KEY || code === SQLITE_UNIQUE || textProperty(error, 'code') === '23505';
}

const SQLITE_PRIMARY_KEY = 1555;
const SQLITE_UNIQUE = 2067;

const SQLITE_WORDS: readonly (readonly [words: string, code: number])[] = [
  ['UNIQUE constraint failed', SQLITE_UNIQUE],
  ['database is locked', 5],
  ['attempt to write a readonly database', 8],
  ['disk I/O error', 10],
  ['database disk image is malformed', 11],
  ['database or disk is full', 13],
  ['unable to open database file', 14],
  ['file is not a database', 26],
];

const SQLITE_SENTENCES = new Map<number, (file: string) => string>([
  [
    8,
    (file) =>
      `The database ${file} cannot be written to. Give this account the right to write to the file and its folder.`,
  ],
  [
    10,
    (file) =>
      `The disk failed while reading or writing the database ${file}. Check the disk and its free space.`,
  ],
  [11, (file) => `The database ${file} is damaged. Restore it from a backup.`],
  [
    13,
    (file) =>
      `The disk that holds the database ${file} is full. Nothing was lost, but nothing can be stored until there is free space.`,
  ],
  [
    14,
    (file) =>
      `The database ${file} cannot be opened. Check that its folder exists and that this account may write there.`,
  ],
  [26, (file) => `${file} is not a database. Move it away, or point PORTICO_DATA at another folder.`],
]);

const unreachable = (url: string) =>
  `PostgreSQL does not answer at ${url}. Check DATABASE_URL and that the server is running.`;
const refused = (url: string) =>
  `PostgreSQL at ${url} refuses the sign-in. Check the user name and the password in DATABASE_URL.`;

const POSTGRES_SENTENCES = new Map<string, (url: string) => string>([
  ['ECONNREFUSED', unreachable],
  ['ECONNRESET', unreachable],
  ['EHOSTUNREACH', unreachable],
  ['ENETUNREACH', unreachable],
  ['ENOENT', unreachable],
  ['ENOTFOUND', unreachable],
  ['EAI_AGAIN', unreachable],
  ['ETIMEDOUT', unreachable],
  ['57P03', unreachable],
  ['28000', refused],
  ['28P01', refused],
  ['3D000', (url) => `There is no such database at ${url}. Create it, or check the name in DATABASE_URL.`],
  [
    '53100',
    (url) =>
      `The disk of PostgreSQL at ${url} is full. Nothing was lost, but nothing can be stored until there is free space.`,
  ],
  [
    '53300',
    (url) =>
      `PostgreSQL at ${url} accepts no more connections. Raise max_connections or run fewer processes.`,
  ],
]);

function textProperty(error: unknown, name: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

function withoutPassword(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the address in DATABASE_URL';
  }
}
