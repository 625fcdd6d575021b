import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../scripts/process/runCommand.ts';

export interface SmallDisk {
  readonly folder: string;
  /** Uses up all remaining space. */
  fill(): Promise<void>;
  /** Gives it back. */
  empty(): Promise<void>;
}

export const NO_SMALL_DISK = 'a disk of its own needs the rights to mount one';

/** Runs something on its own small disk; with `null` if this machine does not allow one. */
export async function onSmallDisk<Result>(
  megabytes: number,
  run: (disk: SmallDisk | null) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-disk-'));
  const mounted = await runCommand('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  try {
    if (mounted.exitCode !== 0) return await run(null);
    // PostgreSQL runs as a different user and needs access.
    await chmod(folder, 0o755);
    return await run({
      folder,
      async fill() {
        await writeFile(ballast, Buffer.alloc(megabytes * 1024 * 1024)).catch(() => {
          // Full is the goal: whatever fits stays.
        });
      },
      empty: () => rm(ballast),
    });
  } finally {
    if (mounted.exitCode === 0) await runCommand('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}
