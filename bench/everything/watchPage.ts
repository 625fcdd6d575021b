import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';

/** Blocked to learn what a page costs without us. */
export const OURS = '**/portico.js*';

/** What a page has requested and done so far. */
export interface Seen {
  readonly scripts: readonly string[];
  /** Style sheets added by scripts; those in the page's own markup do not count. */
  readonly addedSheets: readonly string[];
  readonly linkedSheets: readonly string[];
  /** Times are CPU time, so that other load on the machine does not count. */
  readonly scriptMs: number;
  /** Style and layout. */
  readonly layoutMs: number;
  /** From each click, tap or key press to the paint that shows its effect. */
  readonly answers: readonly Answer[];
  readonly shift: number;
  readonly listeners: number;
  readonly heapMegabytes: number;
}

/** Observes a page from before its first script. */
export async function watchPage(page: Page): Promise<{ seen(): Promise<Seen>; devtools: CDPSession }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Network.enable');
  const scripts = new Set<string>();
  const addedSheets = new Set<string>();
  const linkedSheets = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ request: { url }, type, initiator }) => {
    if (url.startsWith('data:')) return;
    if (type === 'Script' || /\.m?js$/.test(new URL(url).pathname)) scripts.add(url);
    if (type === 'Stylesheet') (initiator.type === 'parser' ? linkedSheets : addedSheets).add(url);
  });
  await page.addInitScript(observe);
  return {
    devtools,
    async seen() {
      const metric = await readMetrics(devtools);
      const { answers, shift } = await page.evaluate(
        () => (window as unknown as { seenByBench: Observed }).seenByBench,
      );
      return {
        scripts: [...scripts],
        addedSheets: [...addedSheets],
        linkedSheets: [...linkedSheets],
        scriptMs: metric('ScriptDuration') * 1000,
        layoutMs: (metric('RecalcStyleDuration') + metric('LayoutDuration')) * 1000,
        answers,
        shift,
        listeners: metric('JSEventListeners'),
        heapMegabytes: await readHeap(devtools),
      };
    },
  };
}

/** Processor time of the page's main thread since the start. */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => (await readMetrics(devtools))('TaskDuration') * 1000;
}

async function readMetrics(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

/** Done last: garbage collection takes longer than most of what is measured. */
async function readHeap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await readMetrics(devtools))('JSHeapUsedSize') / 1e6;
}

/** Heap that clicking and filling in adds to any page, in MB: the program that does it injects its own script. */
export async function heapOfTools(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.setContent('<form><input><button type="button">Send</button></form>');
  const before = await readHeap(devtools);
  // By handle and by name, as the visit does: each injects a script of its own.
  for (const field of await page.$$('input')) await field.fill('Ann');
  for (const button of await page.$$('button')) if (await button.isVisible()) await button.click();
  await page.waitForFunction(() => document.querySelector('button')?.checkVisibility());
  const after = await readHeap(devtools);
  await page.close();
  return after - before;
}

/**
 * Transfer size of these files in kB of 1,000 bytes, compressed the same way whoever serves them. Unavailable files count as 0.
 */
export async function packedKilobytes(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address).catch(() => null);
      if (!answer) return 0;
      const body = Buffer.from(await answer.arrayBuffer());
      return (await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION })).length;
    }),
  );
  return sizes.reduce((total, size) => total + size, 0) / 1000;
}

/** In milliseconds since navigation start. */
export interface Answer {
  readonly startMs: number;
  readonly endMs: number;
}

interface Observed {
  readonly answers: Answer[];
  shift: number;
}

/** Runs in the page. No named functions here: the runner would wrap them in a helper that the page lacks. */
function observe(): void {
  const seen: Observed = { answers: [], shift: 0 };
  for (const type of ['layout-shift', 'event'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly interactionId: number;
      })[]) {
        const { startTime, duration } = entry;
        if (type === 'layout-shift') seen.shift += entry.hadRecentInput ? 0 : entry.value;
        else if (entry.interactionId) seen.answers.push({ startMs: startTime, endMs: startTime + duration });
      }
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { seenByBench: seen });
}
