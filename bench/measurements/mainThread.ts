import type { Browser, Page } from 'playwright';
import { type Measurement, type Row, row } from '../Measurement.ts';
import { median } from '../statistics.ts';

const ROUNDS = 3;
const SLOWDOWN = 4;

/** Longer tasks delay a visitor's tap. */
const LONG_TASK_MS = 50;

export const measurement: Measurement = {
  name: `Work of the main thread while a page loads, on a phone with a ${SLOWDOWN}× slower CPU`,
  async run({ site, browser, pages }) {
    const rows: Row[] = [];
    for (const path of pages) {
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, site.baseURL + path));
      const middle = (key: keyof Visit): number => median(visits.map((one) => one[key]));
      rows.push(
        row(`${path} script in all`, middle('scriptMs'), 'ms'),
        row(`${path} React's evaluation`, middle('reactMs'), 'ms'),
        row(`${path} longest other script`, middle('longestScriptMs'), 'ms', { atMost: LONG_TASK_MS }),
        row(`${path} longest task, layout included`, middle('longestTaskMs'), 'ms'),
        row(`${path} blocked`, middle('blockedMs'), 'ms'),
        row(`${path} layout shift`, Math.max(...visits.map(({ shift }) => shift)), '', { atMost: 0 }),
      );
    }
    return rows;
  },
};

interface Visit {
  readonly scriptMs: number;
  /** The first module evaluated includes React; the island itself is a hundredth of that. */
  readonly reactMs: number;
  /**
   * The longest that any other script ran without a pause; 0 if all were too short to be reported. A script that reads sizes
   * forces an earlier layout: that is the page's work, and counted in `longestTaskMs`.
   */
  readonly longestScriptMs: number;
  readonly longestTaskMs: number;
  /** Total time of tasks beyond 50 ms. */
  readonly blockedMs: number;
  readonly shift: number;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const observed = await observe(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const { tasks, scripts, shift } = await observed();
  const { metrics } = await devtools.send('Performance.getMetrics');
  await page.close();

  const firstModule = scripts.findIndex(({ kind }) => kind === 'module-script');
  const others = scripts.filter((_, index) => index !== firstModule);
  return {
    scriptMs: (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000,
    reactMs: scripts[firstModule]?.duration ?? 0,
    longestScriptMs: Math.max(0, ...others.map(({ duration }) => duration)),
    longestTaskMs: Math.max(0, ...tasks),
    blockedMs: tasks.reduce((total, duration) => total + Math.max(0, duration - LONG_TASK_MS), 0),
    shift,
  };
}

interface Observed {
  readonly tasks: number[];
  readonly scripts: { readonly kind: string; readonly duration: number }[];
  shift: number;
}

/** Observes a page from before its first script; the returned function reports what was seen so far. */
async function observe(page: Page): Promise<() => Promise<Observed>> {
  await page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly scripts: readonly {
        readonly invokerType: string;
        readonly duration: number;
        readonly forcedStyleAndLayoutDuration: number;
      }[];
    }
    const seen: Observed = { tasks: [], scripts: [], shift: 0 };
    // No named functions here: the runner would wrap them in a helper that the page lacks.
    for (const type of ['longtask', 'layout-shift', 'long-animation-frame'])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Entry[]) {
          if (type === 'longtask') seen.tasks.push(entry.duration);
          else if (type === 'layout-shift') seen.shift += entry.value;
          else
            for (const script of entry.scripts)
              seen.scripts.push({
                kind: script.invokerType,
                duration: script.duration - script.forcedStyleAndLayoutDuration,
              });
        }
      }).observe({ type, buffered: true });
    Object.assign(window, { seenByBench: seen });
  });
  return () => page.evaluate(() => (window as unknown as { seenByBench: Observed }).seenByBench);
}
