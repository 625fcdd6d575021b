import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paths } from '../build/paths.ts';
import { advisories } from './advisories.ts';
import { findAdvisories } from './findAdvisories.ts';
import { parseLockfile } from './lockfile.ts';

const installed = (name: string, version: string) =>
  parseLockfile(JSON.stringify({ packages: { '': {}, [`node_modules/${name}`]: { version } } }));

it.each([
  ['swiper', '6.5.0', false],
  ['swiper', '6.5.1', true],
  ['swiper', '8.4.5', true],
  ['swiper', '12.1.1', true],
  ['swiper', '12.1.2', false],
  ['swiper', '14.3.0', false],
  ['swiper', '11.0.0-beta.2', true],
  ['better-sqlite3', '13.0.0', true],
  ['better-sqlite3', '13.0.1', true],
  ['better-sqlite3', '13.0.2', false],
  ['better-sqlite3', '13.0.3', true],
  ['better-sqlite3', '12.11.1', false],
])('%s %s is refused: %s', (name, version, refused) => {
  expect(findAdvisories(installed(name, version), advisories).length > 0).toBe(refused);
});

it('finds a bad release deep in the tree and under another name', () => {
  const packages = parseLockfile(
    JSON.stringify({
      packages: {
        'node_modules/gallery/node_modules/swiper': { version: '8.4.5' },
        'node_modules/old-swiper': { name: 'swiper', version: '9.0.0' },
      },
    }),
  );
  expect(findAdvisories(packages, advisories)).toEqual([
    expect.stringMatching(/^node_modules\/gallery\/node_modules\/swiper: swiper 8\.4\.5 .*CVE-2026-27212/),
    expect.stringMatching(/^node_modules\/old-swiper: swiper 9\.0\.0 /),
  ]);
});

it('reads every package of our own lockfile', async () => {
  const packages = parseLockfile(await readFile(join(paths.root, 'package-lock.json'), 'utf8'));
  expect(packages.length).toBeGreaterThan(200);
  expect(packages.filter(({ version }) => version === '')).toEqual([]);
});
