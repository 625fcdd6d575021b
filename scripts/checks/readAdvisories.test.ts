import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packZip } from '../../packages/kits/testing/packZip.ts';
import { findAdvisories } from './findAdvisories.ts';
import { parseLockfile } from './lockfile.ts';
import { readAdvisories } from './readAdvisories.ts';

const affects = (name: string, events: readonly object[], ecosystem = 'npm') => ({
  package: { ecosystem, name },
  ranges: [{ type: 'SEMVER', events }],
});

async function read(...reports: readonly object[]) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-advisories-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'all.zip');
  const entries = reports.map((report, number) => ({
    name: `advisories/${number}.json`,
    content: JSON.stringify(report),
  }));
  await writeFile(file, packZip([{ name: 'README.md', content: 'Not a report' }, ...entries]));
  return readAdvisories(file, new Set(['slider', 'mailer']));
}

it('takes what is said of our packages out of a downloaded database, and the check then refuses them', async () => {
  const advisories = await read(
    {
      id: 'GHSA-1',
      aliases: ['CVE-1'],
      database_specific: { severity: 'HIGH' },
      affected: [
        affects('slider', [
          { introduced: '0' },
          { fixed: '1.2.0' },
          { introduced: '2.0.0' },
          { fixed: '2.0.3' },
        ]),
      ],
    },
    { id: 'GHSA-2', affected: [affects('mailer', [{ introduced: '3.0.0' }, { last_affected: '3.1.0' }])] },
    {
      id: 'MAL-3',
      affected: [{ package: { ecosystem: 'npm', name: 'mailer' }, versions: ['9.9.9', '9.9.10'] }],
    },
  );
  expect(advisories).toEqual([
    { name: 'mailer', range: '>=3.0.0 <=3.1.0', reason: 'GHSA-2' },
    { name: 'mailer', range: '9.9.9 || 9.9.10', reason: 'MAL-3' },
    { name: 'slider', range: '>=0.0.0 <1.2.0 || >=2.0.0 <2.0.3', reason: 'GHSA-1, CVE-1, high' },
  ]);
  const packages = {
    'node_modules/slider': { version: '2.0.2' },
    'node_modules/mailer': { version: '3.2.0' },
  };
  expect(findAdvisories(parseLockfile(JSON.stringify({ packages })), advisories)).toEqual([
    expect.stringContaining('slider 2.0.2'),
  ]);
});

it('takes a fault that nobody has mended yet up to the last release that is known to have it', async () => {
  const open = affects('slider', [{ introduced: '1.0.0' }]);
  const known = { ...open, database_specific: { last_known_affected_version_range: '<= 1.4.0' } };
  expect(await read({ id: 'a', affected: [open] }, { id: 'b', affected: [known] })).toEqual([
    { name: 'slider', range: '>=1.0.0', reason: 'a' },
    { name: 'slider', range: '>=1.0.0 <=1.4.0', reason: 'b' },
  ]);
});

it('passes over other packages, other languages, and what was withdrawn', async () => {
  const events = [{ introduced: '0' }];
  expect(
    await read(
      { id: 'a', affected: [affects('other', events)] },
      { id: 'b', affected: [affects('slider', events, 'PyPI')] },
      { id: 'c', affected: [affects('slider', events)], withdrawn: '2026-01-01T00:00:00Z' },
      { id: 'd' },
    ),
  ).toEqual([]);
});
