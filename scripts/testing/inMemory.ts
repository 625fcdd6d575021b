import { chmod, mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Linux's in-memory file system. */
const SHARED_MEMORY = '/dev/shm';
const PREFIX = 'portico-tests-';

/** More than all data folders of one run take together. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Runs work with its temporary files in memory, if there is room: otherwise hundreds of databases are written to disk and
 * thrown away.
 */
export async function inMemory<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!(await hasRoom())) return work();
  await removeAbandoned();
  const folder = join(SHARED_MEMORY, `${PREFIX}${process.pid}`);
  const { TMPDIR } = process.env;
  await mkdir(folder, { recursive: true });
  // Like any temporary folder: other users, for example PostgreSQL's, store files there too.
  await chmod(folder, 0o1777);
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function hasRoom(): Promise<boolean> {
  const found = await statfs(SHARED_MEMORY).catch(() => null);
  return found !== null && found.bavail * found.bsize >= ENOUGH_BYTES;
}

/** Interrupted runs could not clean up. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(SHARED_MEMORY))
    if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length))))
      await rm(join(SHARED_MEMORY, name), { recursive: true, force: true });
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // It belongs to another user and is left alone.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
