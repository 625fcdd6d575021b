import { expect, it } from 'vitest';
import { findAddresses } from './findAddresses.ts';
import { parseLockfile } from './lockfile.ts';

it('names the packages that are bound to an address, and leaves workspaces alone', () => {
  const packages = parseLockfile(
    JSON.stringify({
      packages: {
        'packages/kernel': { version: '0.1.0' },
        'node_modules/@portico/kernel': { resolved: 'packages/kernel', link: true },
        'node_modules/free': { version: '1.0.0', funding: { url: 'https://example.org/donate' } },
        'node_modules/bound': { version: '1.0.0', resolved: 'https://registry.example/bound-1.0.0.tgz' },
      },
    }),
  );
  expect(findAddresses(packages)).toEqual([
    'package-lock.json: node_modules/bound is resolved to https://registry.example/bound-1.0.0.tgz',
  ]);
});
