import type { LockedPackage } from './lockfile.ts';

/** The locked packages that name a download address: it would bind every install to one machine's registry. */
export function findAddresses(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ resolved }) => resolved !== undefined)
    .map(({ location, resolved }) => `package-lock.json: ${location} is resolved to ${resolved}`);
}
