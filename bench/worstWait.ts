import type { BuiltSite } from '../scripts/site/startBuiltSite.ts';
import { mainThreadMs } from './mainThreadMs.ts';

export interface Watched<Result> {
  readonly result: Result;
  /** The most the event loop computed before it served somebody who was waiting. */
  readonly worstMs: number;
}

/**
 * Runs something while polling `/healthz`. A wait is measured as the CPU time of the event loop, which equals the wait on an
 * idle machine and is the same on a busy one.
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
      // A kept-alive connection may be closed at the same moment; that counts as having waited, too.
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
