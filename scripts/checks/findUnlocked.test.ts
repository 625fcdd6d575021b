import { expect, it } from 'vitest';
import { findUnlocked } from './findUnlocked.ts';
import { parseLockfile } from './lockfile.ts';

const packagesOf = (packages: object) => parseLockfile(JSON.stringify({ packages }));
const LOCKED = {
  'packages/kernel': { version: '0.1.0' },
  'node_modules/@portico/kernel': { resolved: 'packages/kernel', link: true },
  'node_modules/good': { version: '1.0.0', integrity: 'sha512-good' },
  'node_modules/elsewhere': { version: '1.0.0', integrity: 'sha512-elsewhere', optional: true },
};

it('is content with what is installed as it was locked; not all of it has to be', () => {
  const { 'node_modules/elsewhere': _, ...installed } = LOCKED;
  expect(findUnlocked(packagesOf(LOCKED), packagesOf(installed))).toEqual([]);
});

it('names what has no hash, or an old one', () => {
  const locked = packagesOf({
    'node_modules/none': { version: '1.0.0' },
    'node_modules/old': { version: '1.0.0', integrity: 'sha1-abc' },
  });
  expect(findUnlocked(locked, [])).toEqual([
    'package-lock.json: node_modules/none has no sha512 integrity',
    'package-lock.json: node_modules/old has no sha512 integrity',
  ]);
});

it('names what is installed with another hash, or without being locked at all', () => {
  const installed = packagesOf({
    'node_modules/good': { version: '1.0.0', integrity: 'sha512-other' },
    'node_modules/extra': { version: '2.0.0', integrity: 'sha512-extra' },
  });
  expect(findUnlocked(packagesOf(LOCKED), installed)).toEqual([
    'node_modules/good: 1.0.0 is installed, which is not what is locked',
    'node_modules/extra: 2.0.0 is installed, which is not what is locked',
  ]);
});
