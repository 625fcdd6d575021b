import type { RunningPostgres } from '../../../packages/kernel/server/testing/startPostgres.ts';
import { type Disturb, type Fault, notTried, type Size } from '../Fault.ts';
import { onPostgres } from '../onPostgres.ts';
import { NO_SMALL_DISK, onSmallDisk, type SmallDisk } from '../onSmallDisk.ts';
import { whileWriting } from '../whileWriting.ts';

const MEGABYTES = 256;
const MESSAGES = { short: 8, long: 1_000 } as const;

export const fault: Fault = {
  name: 'disk full, PostgreSQL',
  run: (size) =>
    onSmallDisk(MEGABYTES, async (disk) =>
      disk
        ? onPostgres(
            (postgres, settings) => whileWriting({ settings, disturb: fillPostgres(disk, postgres, size) }),
            disk.folder,
          )
        : notTried(NO_SMALL_DISK),
    ),
};

export function fillPostgres({ fill, empty }: SmallDisk, postgres: RunningPostgres, size: Size): Disturb {
  return async ({ answers }) => {
    await answers(MESSAGES.short);
    await fill();
    await answers(MESSAGES[size]);
    await empty();
    // PostgreSQL exits if there is no room for its log, and its supervisor restarts it.
    await postgres.restart();
    await answers(MESSAGES.short);
    return 'PostgreSQL had no room';
  };
}
