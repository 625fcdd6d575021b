import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '@portico/kernel/server';

/** The contents of a data folder: the database with its logs, uploads, keys and hidden files. */
const OURS = /^(portico\b.*|files|\..*|.*\.key)$/;
const FOR_OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Removes all other accounts' access to the data folder and its direct contents, which include visitors' messages and the
 * site's keys. A folder shared with others keeps its permissions; only our files in it lose theirs.
 */
export async function keepPrivate(folder: string, log: Logger): Promise<void> {
  const names = await readdir(folder);
  const { mode } = await lstat(folder);
  const isShared = (mode & STICKY) !== 0 || !names.every((name) => OURS.test(name));
  const wide: string[] = [];
  const stubborn: string[] = [];
  const paths = names.filter((name) => OURS.test(name)).map((name) => join(folder, name));
  for (const path of isShared ? paths : [folder, ...paths]) {
    const outcome = await tighten(path);
    if (outcome === 'tightened') wide.push(path);
    if (outcome === 'refused') stubborn.push(path);
  }
  // In a folder that was already private nobody else had access, as on every new site.
  if (wide.length > 0 && (mode & FOR_OTHERS) !== 0)
    log.warn({ paths: wide }, 'Others on this machine could read the site’s data; their access was removed.');
  if (stubborn.length > 0)
    log.warn({ paths: stubborn }, 'Others on this machine can read the site’s data. Remove their access.');
  if (isShared && (mode & FOR_OTHERS) !== 0)
    log.warn({ folder }, 'The data folder also contains other files. Give the site a folder of its own.');
}

async function tighten(path: string): Promise<'private' | 'tightened' | 'refused'> {
  // SQLite may remove its logs at any time; a missing file is private.
  const found = await lstat(path).catch(() => null);
  if (!found || found.isSymbolicLink() || (found.mode & FOR_OTHERS) === 0) return 'private';
  try {
    await chmod(path, found.mode & 0o700);
    return 'tightened';
  } catch {
    // Owned by another account, which alone can change it.
    return 'refused';
  }
}
