import type { LockedPackage } from './lockfile.ts';

/** What would be, or is, installed without being verified against the reviewed hash. */
export function findUnlocked(
  locked: readonly LockedPackage[],
  installed: readonly LockedPackage[],
): string[] {
  const hashes = new Map(locked.map(({ location, integrity }) => [location, integrity]));
  return [
    ...locked
      .filter(({ integrity }) => !integrity?.startsWith('sha512-'))
      .map(({ location }) => `package-lock.json: ${location} has no sha512 integrity`),
    ...installed
      .filter(({ location, integrity }) => hashes.get(location) !== integrity)
      .map(({ location, version }) => `${location}: ${version} is installed, which is not what is locked`),
  ];
}
