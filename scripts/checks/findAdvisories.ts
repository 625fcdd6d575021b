import { satisfies } from 'semver';
import type { Advisory } from './advisories.ts';
import type { LockedPackage } from './lockfile.ts';

/** The locked packages that an advisory warns about, each with the reason. */
export function findAdvisories(
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[],
): string[] {
  return packages.flatMap(({ location, name, version }) =>
    advisories
      .filter((advisory) => advisory.name === name)
      // A prerelease of a bad release is just as bad.
      .filter((advisory) => satisfies(version, advisory.range, { includePrerelease: true }))
      .map(({ reason, range }) => `${location}: ${name} ${version} (in ${range}) ${reason}`),
  );
}
