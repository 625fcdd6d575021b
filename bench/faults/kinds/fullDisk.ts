import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Disturb, type Fault, notTried, type Size } from '../Fault.ts';
import { NO_SMALL_DISK, onSmallDisk, type SmallDisk } from '../onSmallDisk.ts';
import { whileWriting } from '../whileWriting.ts';

const MEGABYTES = 256;
const MESSAGES = { short: 8, long: 1_000 } as const;
/** The server checks its disk every few seconds, not on every request. */
const NOTICED_SECONDS = 10;

/** A full disk leads to a readable refusal, loses nothing acknowledged, and recovers when there is room. */
export const fault: Fault = {
  name: 'disk full, SQLite',
  run: (size) =>
    onSmallDisk(MEGABYTES, async (disk) =>
      disk
        ? whileWriting({
            settings: { PORTICO_DATA: join(disk.folder, 'data') },
            disturb: fillDisk(disk, size),
          })
        : notTried(NO_SMALL_DISK),
    ),
};

export function fillDisk({ fill, empty }: SmallDisk, size: Size): Disturb {
  return async ({ site, answers }) => {
    await answers(MESSAGES.short);
    await fill();
    await answers(MESSAGES[size]);
    const seconds = await secondsUntilNoticed(site.baseURL);
    await empty();
    await answers(MESSAGES.short);
    return `/readyz said that the disk was full within ${seconds} s`;
  };
}

async function secondsUntilNoticed(baseURL: string): Promise<number> {
  for (let seconds = 0; seconds <= NOTICED_SECONDS; seconds += 1) {
    if ((await fetch(`${baseURL}/readyz`)).status === 503) return seconds;
    await sleep(1_000);
  }
  throw new Error('/readyz never said that the disk was full.');
}
