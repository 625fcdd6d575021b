import type { Page } from '@playwright/test';
import { findPages, findPagesOfEachKind } from '../../scripts/site/findPages.ts';
import {
  expect,
  expectNoAxeViolations,
  islandsHaveSettled,
  layoutShift,
  loadedScripts,
  test,
} from './fixtures/index.ts';

const widths = [390, 768, 1440];
/** All pages in one test would exceed any reasonable limit on a slow machine. */
const PARTS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Pages that a visitor reaches through an action, or a link further down. */
const MORE_PAGES = ['/?s=larch', '/cart/thank-you/', '/product/cloche/'];

test('the home page answers, fits, stands still and passes axe', async ({ page }) => {
  await expectGoodPage(page, '/', 200);
});

for (const part of PARTS)
  test(`so does every kind of page that it leads to, part ${part + 1} of ${PARTS.length}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(300_000);
    const found = await findPagesOfEachKind(site.baseURL, 60);
    const others = [...new Set([...found, ...MORE_PAGES])].filter((path) => path !== '/');
    for (const path of others.filter((_path, index) => index % PARTS.length === part))
      await test.step(path, () => expectGoodPage(page, path, 200));
  });

test('an address that leads nowhere says so, in a page as good as any', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await expectGoodPage(page, '/there-is-no-such-page/', 404);
});

test('fonts that arrive late move nothing', async ({ page }) => {
  let release = (): void => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await islandsHaveSettled(page);
  expect(await layoutShift(page)).toBe(0);
});

test('a footer that arrives row by row climbs on no page, because it begins below the screen', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  for (const path of ['/cart/', '/there-is-no-such-page/']) {
    await page.goto(path);
    const footer = await page.locator('.site-footer').boundingBox();
    expect(footer?.y, path).toBeGreaterThanOrEqual(900);
  }
});

test('no link on a public page is dead', async ({ request, site }) => {
  const dead: string[] = [];
  const known = new Set<string>();
  for (const path of await findPages(site.baseURL, 40)) {
    const html = await (await request.get(path)).text();
    for (const [, href] of html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)) {
      if (href === undefined || known.has(href)) continue;
      known.add(href);
      const status = (await request.get(href)).status();
      if (status !== 200) dead.push(`${path} -> ${href} (${status})`);
    }
  }
  expect(known.size).toBeGreaterThan(0);
  expect(dead).toEqual([]);
});

test('a page without an island loads the boot script and nothing else', async ({ page, foreignPage }) => {
  await foreignPage('<main><h1>Just text</h1><p>Nothing here comes alive.</p></main>');
  await islandsHaveSettled(page);
  expect(await loadedScripts(page)).toEqual(['/assets/portico.js']);
});

test('the home page reads with scripts off', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

/**
 * What holds for every page at every width: one main heading, no overflow, no layout shift, accessible. It is loaded at each
 * width, since shifts happen while loading; axe, which is slowest, checks the last of these, from the widest window down.
 */
async function expectGoodPage(page: Page, path: string, status: number): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const response = await page.goto(path);
    await islandsHaveSettled(page);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page);
    expect(await layoutShift(page), `layout shift at ${width}`).toBe(0);
  }
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    await islandsHaveSettled(page);
    await expectToFit(page);
    await test.step(`axe at ${width}`, () => expectNoAxeViolations(page));
  }
}

async function expectToFit(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, 'width of the content').toBeLessThanOrEqual(window ?? 0);
}
