import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { paths } from './paths.ts';

const SOURCES = [
  'packages/**/*',
  'apps/**/*',
  'demo/**/*',
  'integrations/**/*',
  'scripts/build/**/*',
  'package-lock.json',
];
const NOT_SOURCES = ['**/node_modules/**', '**/*.test.{ts,tsx}'];

/** A text that changes when anything that the build reads is changed, added or removed. */
export function sourcesStamp(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: paths.root, ignore: NOT_SOURCES });
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(join(paths.root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Whether `dist` was built from the current sources. */
export function isBuilt(): boolean {
  try {
    return JSON.parse(readFileSync(paths.stamp, 'utf8')).stamp === sourcesStamp();
  } catch {
    return false;
  }
}
