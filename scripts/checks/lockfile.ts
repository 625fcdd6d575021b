/** One installed package, as recorded in package-lock.json. */
export interface LockedPackage {
  /** Its location, e.g. `node_modules/a/node_modules/b`. */
  readonly location: string;
  readonly name: string;
  readonly version: string;
  readonly resolved: string | undefined;
  /** The hash of what the registry sent. */
  readonly integrity: string | undefined;
}

/** Parses the packages of a version 3 lockfile. Workspaces and links to them are not downloaded. */
export function parseLockfile(text: string): LockedPackage[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, LockEntry> };
  return Object.entries(packages)
    .filter(([location, entry]) => location.includes('node_modules/') && entry.link !== true)
    .map(([location, entry]) => ({
      location,
      name: entry.name ?? location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      resolved: entry.resolved,
      integrity: entry.integrity,
    }));
}

interface LockEntry {
  /** Present if the package is installed under another name. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}
