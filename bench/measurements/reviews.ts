import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createContentVersions } from '../../packages/kernel/server/contentVersions.ts';
import { openSqlite } from '../../packages/kernel/server/database/sqlite.ts';
import { storeCollected } from '../../packages/reviews/server/database/storeCollected.ts';
import type { ReviewsTables } from '../../packages/reviews/server/database/tables.ts';
import { REVIEWS_TAG } from '../../packages/reviews/server/index.ts';
import type { ProvidedReview } from '../../packages/reviews/server/providers/ReviewProvider.ts';
import { sliderOfGenerationB } from '../../packages/reviews/testing/foreignMarkup.ts';
import { MORE_REVIEWS_PATH } from '../../packages/reviews/wire/public.ts';
import { paths } from '../../scripts/build/paths.ts';
import { startBuiltSite } from '../../scripts/site/startBuiltSite.ts';
import { besideBare } from '../besideBare.ts';
import { type BenchContext, type Measurement, type Row, row } from '../Measurement.ts';

const CARDS = 200;
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;
const REVIEWS = 1_000;

export const measurement: Measurement = {
  name: 'Reviews: the weight of a slider, 200 cards on a slow machine, and the first page beside bare node:http',
  run: async (context) => [...(await weights()), ...(await slowSlider(context)), ...(await firstPage())],
};

/** What a page with a slider loads besides React; languages, photos, badges and further reviews are loaded on demand. */
const SLIDER_CHUNKS = /^(reviews|reviewGlobals|reviewsShared|prepareSlider)-/;

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

/** The reviews page, and the call for the first of them, on a site with a thousand reviews. */
async function firstPage(): Promise<Row[]> {
  const site = await startBuiltSite();
  try {
    const feed = await collectReviews(join(site.dataFolder, 'portico.db'));
    return [
      ...(await rowsBesideBare('page of reviews', `${site.baseURL}/reviews/`)),
      ...(await rowsBesideBare(
        'first reviews',
        `${site.baseURL}${MORE_REVIEWS_PATH}?id=${feed}&offset=0&size=10`,
      )),
    ];
  } finally {
    await site.stop();
  }
}

async function rowsBesideBare(name: string, address: string): Promise<Row[]> {
  const { ours, bare, ratio } = await besideBare(address);
  return [
    row(name, ours, 'answers/s'),
    row(`${name}: bare`, bare, 'answers/s'),
    row(`${name}: ratio`, ratio, '×', { atLeast: 0.25 }),
  ];
}

/** Adds enough reviews to every place of a running site, as a refresh would. Returns the id of a feed that shows them. */
async function collectReviews(file: string): Promise<number> {
  const database = openSqlite(file);
  try {
    return await database.transaction(async (transaction) => {
      const tables = transaction.tables<ReviewsTables>();
      const place = await tables
        .selectFrom('review_places')
        .select(['id', 'provider_place'])
        .executeTakeFirstOrThrow();
      const { added } = await storeCollected(
        transaction,
        { id: place.id, providerPlace: place.provider_place },
        'google',
        { place: {}, reviews: Array.from({ length: REVIEWS }, (_, index) => review(index)) },
      );
      if (added !== REVIEWS) throw new Error(`${added} reviews were stored instead of ${REVIEWS}.`);
      await createContentVersions(database).touch(transaction, [REVIEWS_TAG]);
      const { id } = await tables
        .selectFrom('review_feeds')
        .select('id')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  } finally {
    await database.close();
  }
}

function review(index: number): ProvidedReview {
  return {
    id: `bench-${index}`,
    rating: 4 + (index % 2),
    text: `Review number ${index} says a good deal about the work, the price and the people.`,
    originalText: null,
    language: 'en',
    writtenAt: 1_700_000_000 + index * 3_600,
    author: `Reviewer ${index}`,
    authorUrl: null,
    avatar: null,
    photos: [],
    reply: null,
    repliedAt: null,
  };
}
