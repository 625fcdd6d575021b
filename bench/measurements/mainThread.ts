import type { Browser } from 'playwright';
import { type Measurement, type Row, row } from '../Measurement.ts';
import { median } from '../statistics.ts';

const ROUNDS = 3;
const SLOWDOWN = 4;

export const measurement: Measurement = {
  name: `Work of the main thread while a page loads, ${SLOWDOWN}× slower CPU`,
  async run({ site, browser, pages }) {
    const rows: Row[] = [];
    for (const path of pages) {
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, site.baseURL + path));
      const middle = (key: keyof Visit): number => median(visits.map((one) => one[key]));
      rows.push(
        row(`${path} script`, middle('scriptMs'), 'ms'),
        row(`${path} longest task`, middle('longestTaskMs'), 'ms', { atMost: 50 }),
        row(`${path} blocked`, middle('blockedMs'), 'ms'),
        row(`${path} layout shift`, Math.max(...visits.map(({ shift }) => shift)), '', { atMost: 0 }),
      );
    }
    return rows;
  },
};

interface Visit {
  readonly scriptMs: number;
  readonly longestTaskMs: number;
  /** What tasks took beyond 50 ms, added up: so long a visitor's tap could have waited. */
  readonly blockedMs: number;
  readonly shift: number;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const seen = { tasks: [] as number[], shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.tasks.push(entry.duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const { tasks, shift } = await page.evaluate(
    () => (window as unknown as { seen: { tasks: number[]; shift: number } }).seen,
  );
  const { metrics } = await devtools.send('Performance.getMetrics');
  await page.close();
  return {
    scriptMs: (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000,
    longestTaskMs: Math.max(0, ...tasks),
    blockedMs: tasks.reduce((total, duration) => total + Math.max(0, duration - 50), 0),
    shift,
  };
}
