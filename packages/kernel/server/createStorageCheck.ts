import { statfs, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { sizeInWords } from '../typesetting/index.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/Database.ts';

/** What prevents a site from storing visitors' data. `null`: nothing. */
export type StorageCheck = () => Promise<StorageProblem | null>;

export interface StorageProblem {
  /** For programs. */
  readonly status:
    | 'database unreachable'
    | 'database read-only'
    | 'disk full'
    | 'files read-only'
    | 'storage silent';
  /** Shown to people; contains nothing confidential. */
  readonly reason: string;
}

/** The operating system calls used here. */
export interface Disk {
  freeBytes(folder: string): Promise<number>;
  /** Writes a small file to disk and removes it again. */
  tryWriting(folder: string): Promise<void>;
}

/** Below this, only SQLite's log and an upload or two still fit. */
export const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** The disk is tested at most this often, however many callers there are. */
export const CHECKED_EVERY_MS = 5_000;
const ANSWERS_WITHIN_MS = 5_000;

/** Really writes, because a full disk can still be read from. Calls within a few seconds share one check. */
export function createStorageCheck({
  database,
  folders,
  clock,
  disk = systemDisk,
}: {
  database: Database;
  /** The database's folder if it is a file, and the uploads folder: they may be on different disks. */
  folders: readonly string[];
  clock: Clock;
  disk?: Disk;
}): StorageCheck {
  let last: { readonly at: number; readonly problem: Promise<StorageProblem | null> } | undefined;
  return () => {
    const now = clock.now();
    if (!last || Math.abs(now - last.at) >= CHECKED_EVERY_MS) last = { at: now, problem: inTime(look()) };
    return last.problem;
  };

  async function look(): Promise<StorageProblem | null> {
    if (!(await works(write))) return (await works(read)) ? READ_ONLY : UNREACHABLE;
    for (const folder of folders) {
      const free = await disk.freeBytes(folder).catch(() => Number.POSITIVE_INFINITY);
      if (free < LEAST_FREE_BYTES) return FULL;
      if (!(await works(() => disk.tryWriting(folder)))) return FILES_READ_ONLY;
    }
    return null;
  }

  async function write(): Promise<void> {
    const at = clock.now();
    await database
      .tables<WriteCheckTables>()
      .insertInto('write_checks')
      .values({ id: ONLY_ROW, at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
      .execute();
  }

  async function read(): Promise<void> {
    await sql`select 1`.execute(database.tables());
  }
}

interface WriteCheckTables {
  write_checks: { id: number; at: number };
}
const ONLY_ROW = 1;

const UNREACHABLE: StorageProblem = {
  status: 'database unreachable',
  reason: 'The database does not answer.',
};
const READ_ONLY: StorageProblem = {
  status: 'database read-only',
  reason: 'The database can be read but not written to. Its disk may be full.',
};
const FULL: StorageProblem = {
  status: 'disk full',
  reason: `Less than ${sizeInWords(LEAST_FREE_BYTES)} are free on a disk of this site.`,
};
const FILES_READ_ONLY: StorageProblem = {
  status: 'files read-only',
  reason: 'No file can be written to the data folder. Its disk may be full.',
};
const SILENT: StorageProblem = {
  status: 'storage silent',
  reason: 'The disk or the database takes too long to answer.',
};

async function works(what: () => Promise<void>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch {
    // The reason is logged wherever the failure occurs; here only the fact matters.
    return false;
  }
}

/** A hanging disk must not keep callers waiting. */
async function inTime(looking: Promise<StorageProblem | null>): Promise<StorageProblem | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<StorageProblem>((resolve) => {
    timer = setTimeout(() => resolve(SILENT), ANSWERS_WITHIN_MS);
  });
  return Promise.race([looking, late]).finally(() => clearTimeout(timer));
}

const SOME_BYTES = Buffer.alloc(4096, 'x');

const systemDisk: Disk = {
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  async tryWriting(folder) {
    const file = join(folder, `.write-check-${process.pid}`);
    try {
      await writeFile(file, SOME_BYTES, { flush: true, mode: 0o600 });
    } finally {
      await unlink(file).catch(() => {});
    }
  },
};
