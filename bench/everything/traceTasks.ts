import type { Browser, CDPSession, Page } from 'playwright';

/** A task of a page's main thread. */
export interface Task {
  /** How many marks had been set when it began. */
  readonly part: number;
  /** In milliseconds since the page began. */
  readonly startMs: number;
  /** What it had of the processor: another program's work does not count, as it would by the clock. */
  readonly ms: number;
}

export interface TasksTrace {
  /** From here on a new part of the visit begins. */
  mark(): Promise<void>;
  stop(): Promise<readonly Task[]>;
}

/** Writes down every task of a page's main thread, until it is told to stop. One page of a browser at a time. */
export async function traceTasks(browser: Browser, page: Page): Promise<TasksTrace> {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] },
    transferMode: 'ReportEvents',
  });
  return {
    async mark() {
      await page.evaluate((name) => performance.mark(name), MARK);
    },
    async stop() {
      await endTracing(devtools);
      await devtools.detach();
      return tasksIn(events);
    },
  };
}

const MARK = 'part-of-visit';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds, like all of it. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  /** Of a mark: when it was set, in milliseconds since the page began. */
  readonly args?: { readonly data?: { readonly startTime?: number } };
}

async function endTracing(devtools: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
}

function tasksIn(events: readonly TraceEvent[]): Task[] {
  const marks = events.filter(({ name }) => name === MARK);
  const [mark] = marks;
  const beganAt = mark ? mark.ts / 1000 - (mark.args?.data?.startTime ?? 0) : 0;
  return events
    .filter(
      ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === mark?.pid && tid === mark.tid,
    )
    .map(({ ts, dur = 0, tdur = dur }) => ({
      part: marks.filter((one) => one.ts <= ts).length,
      startMs: ts / 1000 - beganAt,
      ms: tdur / 1000,
    }));
}
