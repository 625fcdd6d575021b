import type { BuiltSite } from '../scripts/site/startBuiltSite.ts';
import { mainThreadMs } from './mainThreadMs.ts';

export interface Watched<Result> {
  readonly result: Result;
  /** The most that the event loop computed before it came to somebody who waited. */
  readonly worstMs: number;
}

/**
 * Does something, and asks `/healthz` over and over meanwhile. A wait is told as the processor's time that the event loop
 * had during it, which is the wait on a machine that does nothing else, and the same on a busy one.
 */
export async function worstWait<Result>(
  { baseURL, processId }: Pick<BuiltSite, 'baseURL' | 'processId'>,
  work: () => Promise<Result>,
): Promise<Watched<Result>> {
  let isDone = false;
  let worstMs = 0;
  const watching = (async () => {
    while (!isDone) {
      const before = await mainThreadMs(processId);
      // A connection that was kept open may be closed in the same moment; whoever asks then has waited all the same.
      await fetch(`${baseURL}/healthz`).then((answer) => answer.text(), String);
      worstMs = Math.max(worstMs, (await mainThreadMs(processId)) - before);
    }
  })();
  const result = await work().finally(() => {
    isDone = true;
  });
  await watching;
  return { result, worstMs };
}
