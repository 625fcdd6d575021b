import { KEYS } from '../../wire/keys.ts';
import type { SignalStore } from '../signalStore.ts';

export const SAMPLE_EVERY_MS = 150;
export const WRITE_EVERY_MS = 1_200;
export const MOST_SAMPLES = 50;

/** The pointer's path: at most one sample per tick, written at intervals so that a slow page does not stutter. */
export function recordPointer(page: Document, store: SignalStore, startedAt: number): void {
  const samples: [y: number, x: number, ms: number][] = [];
  let isArmed = true;
  let written = 0;

  const write = (): void => {
    if (written === samples.length) return;
    written = samples.length;
    store.keep({ [KEYS.pointer]: JSON.stringify(samples) });
  };
  const onMove = ({ clientX, clientY }: MouseEvent): void => {
    if (!isArmed) return;
    isArmed = false;
    samples.push([Math.round(clientY), Math.round(clientX), Date.now() - startedAt]);
    if (samples.length < MOST_SAMPLES) return;
    page.removeEventListener('mousemove', onMove);
    clearInterval(ticks);
    clearInterval(writes);
    // The last samples would wait for a tick that never comes.
    write();
  };
  const ticks = setInterval(() => {
    isArmed = true;
  }, SAMPLE_EVERY_MS);
  const writes = setInterval(write, WRITE_EVERY_MS);
  page.addEventListener('mousemove', onMove);
}
