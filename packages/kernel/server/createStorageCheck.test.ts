import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { CHECKED_EVERY_MS, createStorageCheck, type Disk, LEAST_FREE_BYTES } from './createStorageCheck.ts';
import { testPorts } from './testing/index.ts';

async function checked(disk: Partial<Disk> = {}) {
  const ports = await testPorts();
  const asked = { free: 0, writes: 0 };
  const check = createStorageCheck({
    ...ports,
    folders: [ports.filesFolder],
    disk: {
      async freeBytes(folder) {
        asked.free++;
        return disk.freeBytes?.(folder) ?? LEAST_FREE_BYTES;
      },
      async tryWriting(folder) {
        asked.writes++;
        await disk.tryWriting?.(folder);
      },
    },
  });
  return { ports, check, asked };
}

it('a disk with room takes writes, and nothing is left behind', async () => {
  const folder = await mkdtemp(`${tmpdir()}/portico-check-`);
  onTestFinished(() => rm(folder, { recursive: true }));
  const { database, clock } = await testPorts();
  expect(await createStorageCheck({ database, clock, folders: [folder] })()).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

it('a disk that is nearly full is full', async () => {
  const { check } = await checked({ freeBytes: async () => LEAST_FREE_BYTES - 1 });
  expect(await check()).toEqual({
    status: 'disk full',
    reason: 'Less than 64 MB are free on a disk of this site.',
  });
});

it('files that cannot be written are a problem, whatever the disk says of its room', async () => {
  const { check } = await checked({
    tryWriting: async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
  });
  expect(await check()).toMatchObject({ status: 'files read-only' });
});

it('a database that can only be read is told from one that is gone', async () => {
  const { ports, check } = await checked();
  await sql`pragma query_only = on`.execute(ports.database.tables());
  expect(await check()).toMatchObject({ status: 'database read-only' });
  await ports.database.close();
  ports.clock.advance(CHECKED_EVERY_MS);
  expect(await check()).toMatchObject({ status: 'database unreachable' });
});

it('however often it is asked, it looks once in a while', async () => {
  const { ports, check, asked } = await checked();
  await Promise.all(Array.from({ length: 1000 }, check));
  expect(asked).toEqual({ free: 1, writes: 1 });
  ports.clock.advance(CHECKED_EVERY_MS - 1);
  await check();
  expect(asked.writes).toBe(1);
  ports.clock.advance(1);
  await check();
  expect(asked.writes).toBe(2);
});
