import type { Browser, CDPSession, Page } from 'playwright';

/** A task on a page's main thread. */
export interface Task {
  /** How many marks had been set when it started. */
  readonly part: number;
  /** In milliseconds since navigation start. */
  readonly startMs: number;
  /** CPU time, so that other programs' work does not count. */
  readonly ms: number;
}

export interface TasksTrace {
  /** Starts a new part of the visit. */
  mark(): Promise<void>;
  stop(): Promise<readonly Task[]>;
}

/** Records every task of a page's main thread until stopped. One page per browser at a time. */
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
  /** In microseconds, like all trace times. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  /** For marks: when it was set, in milliseconds since navigation start. */
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
