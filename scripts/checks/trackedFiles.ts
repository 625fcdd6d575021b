import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../process/runCommand.ts';

/** The files that git keeps or is about to, as absolute paths. None outside a repository, where nothing is published. */
export async function trackedFiles(root: string): Promise<string[]> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  // A checkout that another user owns is still ours to read.
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
