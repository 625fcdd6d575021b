import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../process/runCommand.ts';

/** The files that git tracks or would add, as absolute paths. None outside a repository, where nothing is published. */
export async function trackedFiles(root: string): Promise<string[]> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  // A checkout owned by another user may still be read.
  const { exitCode, output } = await runCommand('git', ['-c', `safe.directory=${root}`, ...list], {
    cwd: root,
  });
  if (exitCode !== 0) return [];
  return output
    .split('\0')
    .filter((file) => file !== '')
    .map((file) => join(root, file))
    .filter((file) => existsSync(file));
}
