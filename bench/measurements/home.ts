import type { Browser } from 'playwright';
import { settle } from '../everything/tryEverything.ts';
import { OURS, packedKilobytes, watchPage } from '../everything/watchPage.ts';
import { type Measurement, row } from '../Measurement.ts';
import { median } from '../statistics.ts';

const ROUNDS = 5;

/** CPU time is multiplied by it; see `everything`. */
const SLOWDOWN = 4;

export const measurement: Measurement = {
  name: `The home page on a phone with a ${SLOWDOWN}× slower CPU, before its visitor acts`,
  async run({ site, browser }) {
    const ours: Visit[] = [];
    const bare: Visit[] = [];
    // Alternating, so that other load affects both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await visit(browser, site.baseURL, true));
      bare.push(await visit(browser, site.baseURL, false));
    }
    const middle = (visits: readonly Visit[], key: 'scriptMs' | 'largestPaintMs'): number =>
      median(visits.map((one) => one[key]));
    return [
      row('script', await packedKilobytes(ours[0]?.scripts ?? []), 'kB', { atMost: 20 }),
      row('script time', middle(ours, 'scriptMs') * SLOWDOWN, 'ms', { atMost: 60 }),
      row('largest paint', middle(ours, 'largestPaintMs'), 'ms'),
      row(
        'largest paint, times that without our scripts',
        middle(ours, 'largestPaintMs') / middle(bare, 'largestPaintMs'),
        '×',
        { atMost: 1.2 },
      ),
    ];
  },
};

interface Visit {
  readonly scripts: readonly string[];
  readonly scriptMs: number;
  readonly largestPaintMs: number;
}

async function visit(browser: Browser, address: string, hasScripts: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const { seen } = await watchPage(page);
  if (!hasScripts) await page.route(OURS, (route) => route.abort());
  await page.goto(address, { waitUntil: 'load' });
  await settle(page);
  const { scripts, scriptMs } = await seen();
  const largestPaintMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return { scripts, scriptMs, largestPaintMs };
}
