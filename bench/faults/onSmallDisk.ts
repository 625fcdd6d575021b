import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../scripts/process/runCommand.ts';

export interface SmallDisk {
  readonly folder: string;
  /** Takes up all that is left. */
  fill(): Promise<void>;
  /** Gives it back. */
  empty(): Promise<void>;
}

export const NO_SMALL_DISK = 'a disk of its own needs the rights to mount one';

/** Runs something on a disk of its own that is soon full; with `null` where this machine does not let it have one. */
export async function onSmallDisk<Result>(
  megabytes: number,
  run: (disk: SmallDisk | null) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-disk-'));
  const mounted = await runCommand('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  try {
    if (mounted.exitCode !== 0) return await run(null);
    // PostgreSQL runs as somebody else, and has to get in.
    await chmod(folder, 0o755);
    return await run({
      folder,
      async fill() {
        await writeFile(ballast, Buffer.alloc(megabytes * 1024 * 1024)).catch(() => {
          // Full is what it should be: what fits stays where it is.
        });
      },
      empty: () => rm(ballast),
    });
  } finally {
    if (mounted.exitCode === 0) await runCommand('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}
