import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from '../../residentMegabytes.ts';
import type { Disturb, Fault, Size } from '../Fault.ts';
import { whileWriting } from '../whileWriting.ts';

const LASTS_MS = { short: 10_000, long: 3_600_000 } as const;
const PAGES = [
  '/',
  '/blog/',
  '/shop/',
  '/reviews/',
  '/contact/',
  '/search/?s=glass',
  '/feed/',
  '/nothing-here/',
];

/** Reads and writes together for an hour: the process uses as much memory at the end as after the first minutes. */
export const fault: Fault = {
  name: 'readers and writers together',
  run: (size) => whileWriting({ settings: { PORTICO_START: 'demo' }, disturb: readPages(size) }),
};

function readPages(size: Size): Disturb {
  return async ({ site: { baseURL, processId } }) => {
    const end = performance.now() + LASTS_MS[size];
    let read = 0;
    const reader = async (): Promise<void> => {
      while (performance.now() < end) {
        await (await fetch(baseURL + (PAGES[read % PAGES.length] ?? '/'))).arrayBuffer();
        read += 1;
      }
    };
    const readers = [reader(), reader(), reader()];
    await wait(LASTS_MS[size] / 5);
    const early = Math.round(await residentMegabytes(processId));
    await Promise.all(readers);
    const late = Math.round(await residentMegabytes(processId));
    return `${read} pages; ${early} MB after a fifth of the time, ${late} MB at the end`;
  };
}
