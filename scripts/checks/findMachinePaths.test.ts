import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findMachinePaths, machinePathIn } from './findMachinePaths.ts';

/** Assembled from pieces, so that this file passes the check it tests. */
const path = (...segments: string[]): string => ['', ...segments].join('/');

it.each([
  [`open ${path('home', 'alice', 'site', 'a.ts')} first`, path('home', 'alice', 'site', 'a.ts')],
  [`"${path('Users', 'bob')}"`, path('Users', 'bob')],
  [`cwd=${path('root', '.config')}`, path('root', '.config')],
  [`file://${path('home', 'alice')}`, undefined],
  [`see ${path('work', 'main', 'apps')}.`, path('work', 'main', 'apps.')],
  [`<a href="${path('work', '')}">`, undefined],
  [`<a href="${path('work', 'clients')}">`, undefined],
  [`https://example.org${path('home', 'alice')}`, undefined],
  [`import '../${path('home', 'hero')}'`, undefined],
  ['nothing here', undefined],
])('%s', (line, found) => {
  expect(machinePathIn(line)).toBe(found);
});

it('says where, and does not read pictures', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-paths-'));
  const text = join(folder, 'note.md');
  const picture = join(folder, 'picture.png');
  await writeFile(text, `first line\nsecond ${path('home', 'alice')}\n`);
  await writeFile(picture, Buffer.from(`\0${path('home', 'alice')}`));
  expect(await findMachinePaths([text, picture])).toEqual([`${text}:2: ${path('home', 'alice')}`]);
  await rm(folder, { recursive: true });
});
