import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StorageUnavailableError } from './StorageUnavailableError.ts';

/** Creates a folder that only this account can read, with those above it. */
export function makeFolder(folder: string): void {
  try {
    makeWithParents(folder);
  } catch (error) {
    throw new StorageUnavailableError(
      `The data folder ${folder} cannot be made. Make it yourself and give this account the right to write there, or set PORTICO_DATA to another one.`,
      { cause: error },
    );
  }
}

/** Not with Node's `recursive`, which never returns where a folder exists and takes no new ones, as in `/proc`. */
function makeWithParents(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeWithParents(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
