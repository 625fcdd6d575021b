import { KEYS } from '../../wire/public.ts';
import type { SignalStore } from '../signalStore.ts';

export const SAMPLE_EVERY_MS = 150;
export const WRITE_EVERY_MS = 1_200;
export const MOST_SAMPLES = 50;

/** The pointer's path: at most one sample per tick, written at intervals so that a slow page does not stutter. */
export function recordPointer(page: Document, store: SignalStore, startedAt: number): void {
  const samples: [y: number, x: number, ms: number][] = [];
  let latest: number | undefined;
  let writing: ReturnType<typeof setTimeout> | undefined;

  const write = (): void => {
    writing = undefined;
    store.keep({ [KEYS.pointer]: JSON.stringify(samples) });
  };
  // Ticks are counted rather than timed: while the pointer rests, nothing runs.
  const onMove = ({ clientX, clientY }: MouseEvent): void => {
    const ms = Date.now() - startedAt;
    const tick = Math.floor(ms / SAMPLE_EVERY_MS);
    if (tick === latest) return;
    latest = tick;
    if (samples.push([Math.round(clientY), Math.round(clientX), ms]) < MOST_SAMPLES)
      writing ??= setTimeout(write, WRITE_EVERY_MS - (ms % WRITE_EVERY_MS));
    else {
      page.removeEventListener('mousemove', onMove);
      clearTimeout(writing);
      write();
    }
  };
  page.addEventListener('mousemove', onMove);
}
