import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepPrivate } from './keepPrivate.ts';

async function folderWith(...names: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-private-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of names) {
    if (name.endsWith('/')) await mkdir(join(folder, name));
    else await writeFile(join(folder, name), '');
    await chmod(join(folder, name), name.endsWith('/') ? 0o755 : 0o644);
  }
  await chmod(folder, 0o755);
  const said: string[] = [];
  const log = { info() {}, error() {}, warn: (_facts: object, message: string) => void said.push(message) };
  const modeOf = async (name = '') => ((await stat(join(folder, name))).mode & 0o7777).toString(8);
  return { folder, said, modeOf, run: () => keepPrivate(folder, log) };
}

test('a data folder that others can read is closed to them, with what is in it, and it is said once', async () => {
  const { run, modeOf, said } = await folderWith('portico.db', 'portico.db-wal', 'site.key', 'files/');
  await run();
  expect(await modeOf()).toBe('700');
  expect(await modeOf('files')).toBe('700');
  for (const name of ['portico.db', 'portico.db-wal', 'site.key']) expect(await modeOf(name)).toBe('600');
  expect(said).toEqual(['Others on this machine could read the site’s data; their access was removed.']);
  await run();
  expect(said).toHaveLength(1);
});

test('a folder with other things in it keeps its rights; what is ours in it does not', async () => {
  const { run, modeOf, said } = await folderWith('portico.db', 'somebody-elses.txt');
  await run();
  expect([await modeOf(), await modeOf('portico.db'), await modeOf('somebody-elses.txt')]).toEqual([
    ...['755', '600', '644'],
  ]);
  expect(said).toContain('The data folder also contains other files. Give the site a folder of its own.');
});

test('what a link leads to outside of the folder is left alone', async () => {
  const { run, folder } = await folderWith('portico.db');
  const other = await folderWith('portico.db');
  await symlink(other.folder, join(folder, 'files'));
  await run();
  expect(await other.modeOf()).toBe('755');
});

test('what lies in a folder that was closed already is closed without a warning: nobody could read it', async () => {
  const { run, folder, modeOf, said } = await folderWith('portico.db');
  await chmod(folder, 0o700);
  await run();
  expect(await modeOf('portico.db')).toBe('600');
  expect(said).toEqual([]);
});
