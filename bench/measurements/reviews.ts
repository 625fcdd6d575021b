import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sliderOfGenerationB } from '../../packages/reviews/testing/foreignMarkup.ts';
import { paths } from '../../scripts/build/paths.ts';
import { fetchRaw } from '../fetchRaw.ts';
import { load } from '../load.ts';
import { type BenchContext, type Measurement, type Row, row } from '../Measurement.ts';
import { startBareServer } from '../startBareServer.ts';
import { median } from '../statistics.ts';

const CARDS = 200;
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;
const SECONDS = 1;
const ROUNDS = 5;

export const measurement: Measurement = {
  name: 'Reviews: the weight of a slider, 200 cards on a slow machine, and the first page beside bare node:http',
  run: async (context) => [
    ...(await weights()),
    ...(await slowSlider(context)),
    ...(await firstPage(context)),
  ],
};

/** What a page with a slider loads beside React; languages, photos, badges and further reviews come when asked for. */
const SLIDER_CHUNKS =
  /^(reviews|reviewGlobals|sliderCode|mountLive|cutElement|protocol|english|debounce|dots)-/;

async function weights(): Promise<Row[]> {
  const folder = join(paths.client, 'chunks');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js') && SLIDER_CHUNKS.test(name));
  const code = Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))));
  return [row('code of a slider', gzipSync(code, { level: 9 }).length / 1000, 'kB gzip', { atMost: 7 })];
}

async function slowSlider({ browser, site }: BenchContext): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const address = `${site.baseURL}/two-hundred-reviews/`;
    const body = `<!doctype html><html lang="en"><head><title>Slider</title><script defer src="/assets/portico.js"></script></head><body>${sliderOfGenerationB(CARDS, '{"autoplay":false}')}</body></html>`;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(address);
    await page.locator('.rpi-dot').first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(() => {
      const seen = { longest: 0, shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
      }).observe({ type: 'longtask' });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
          if (!hadRecentInput) seen.shift += value;
        }
      }).observe({ type: 'layout-shift' });
    });
    for (let press = 0; press < 8; press++) {
      await page.locator('.grw-next').click();
      await page.locator(`.rpi-dot.active[data-index="${press + 1}"]`).waitFor();
    }
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { longest: number; shift: number } }).seen,
    );
    return [
      row(`longest task in a slider of ${CARDS} cards, ${SLOWDOWN}× slower`, seen.longest, 'ms', {
        atMost: LONG_TASK_MS,
      }),
      row('layout shift while it slides', seen.shift, '', { atMost: 0 }),
    ];
  } finally {
    await page.close();
  }
}

async function firstPage({ site }: BenchContext): Promise<Row[]> {
  const address = `${site.baseURL}/reviews/`;
  const { headers, body } = await fetchRaw(address);
  const bare = await startBareServer({ headers, body: body.toString('base64') });
  try {
    const ours: number[] = [];
    const limits: number[] = [];
    // In turns, so that a busy moment of the machine hits both; the first turn only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const { requestsPerSecond } = await load(address, SECONDS);
      const limit = await load(bare.address, SECONDS);
      if (round === 0) continue;
      ours.push(requestsPerSecond);
      limits.push(limit.requestsPerSecond);
    }
    return [
      row('page of reviews', median(ours), 'answers/s'),
      row('page of reviews: bare', median(limits), 'answers/s'),
      row('page of reviews: ratio', median(ours) / median(limits), '×', { atLeast: 0.25 }),
    ];
  } finally {
    bare.stop();
  }
}
