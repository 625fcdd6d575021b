import type { LockedPackage } from './lockfile.ts';

/** The locked packages with a download URL: it would tie every install to one registry. */
export function findAddresses(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ resolved }) => resolved !== undefined)
    .map(({ location, resolved }) => `package-lock.json: ${location} is resolved to ${resolved}`);
}
