import type { Page } from '@playwright/test';
import { scrollThrough, tryEverything } from '../../bench/everything/tryEverything.ts';
import { packedKilobytes, watchPage } from '../../bench/everything/watchPage.ts';
import { expect, test } from './fixtures/index.ts';
import { loadedScripts } from './fixtures/loadedScripts.ts';

/**
 * The maximum cost of a page with everything on it, as far as it does not depend on the machine; `bench everything` has the
 * rest.
 */
const OUR_SHEETS = {
  address: '/gallery/everything/',
  nothingNear: { requests: 2, kilobytes: 25 },
  opened: { requests: 3, kilobytes: 40.7 },
  scrolled: { requests: 6, kilobytes: 111.4, listeners: 500, addedSheets: 0, shift: 0.0002 },
};

/** As on WordPress without our plugin: the products bring their own style sheets, and any script may call the server. */
const SHEETS_OF_PRODUCTS = {
  address: '/gallery/everything/?sheets=theme',
  nothingNear: { requests: 5, kilobytes: 60.2 },
  opened: { requests: 5, kilobytes: 60.2 },
  scrolled: { requests: 8, kilobytes: 130.8, listeners: 500, addedSheets: 0, shift: 0.0002 },
};

/** What must at least be used, by the widget and its appearance. */
const USED = {
  'a menu': /caret-wrap/,
  'the search': /nv-search/,
  'a picture': /elementor-widget-image \| A/,
  'a gallery': /elementor-widget-image-gallery/,
  'a carousel': /elementor-widget-image-carousel/,
  'an accordion': /elementor-widget-accordion/,
  'a toggle': /elementor-widget-toggle/,
  tabs: /elementor-widget-tabs/,
  'nested tabs': /elementor-widget-n-tabs/,
  'a nested accordion': /elementor-widget-n-accordion/,
  'an alert': /elementor-alert-dismiss/,
  'a video': /elementor-widget-video/,
  'more of a review': /wp-more-toggle/,
  'more reviews': /rpi-more/,
  'a photo of a review': /rpi-thumb/,
  'an address': /apbct-email-encoder/,
  'a form': /^form \| wpcf7-form/,
  'a comment': /^form \| comment-form/,
};

/** After everything has been used once. */
const USED_LIMITS = { requests: 7, kilobytes: 126.3 };

/** The home page of the site, on a phone. */
const HOME = { requests: 5, kilobytes: 20 };

/** So low that only the head of the page, and what is over it, is near. */
const SLIT = { width: 1440, height: 100 };

for (const [sheets, { address, ...allLimits }] of Object.entries({
  'our sheets': OUR_SHEETS,
  'sheets of the products': SHEETS_OF_PRODUCTS,
}))
  test(`PB-01 one page with everything on it and ${sheets} stays light: requests, bytes, listeners, and nothing moves`, async ({
    page,
  }) => {
    const { seen } = await watchPage(page);
    await keepNoErrors(page);
    await page.setViewportSize(SLIT);
    await page.goto(address, { waitUntil: 'networkidle' });
    const nothingNear = await seen();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.waitForLoadState('networkidle');
    const opened = await seen();
    await scrollThrough(page);
    const scrolled = await seen();
    await page.goto('about:blank');
    const found = {
      nothingNear: {
        requests: nothingNear.scripts.length,
        kilobytes: await packedKilobytes(nothingNear.scripts),
      },
      opened: { requests: opened.scripts.length, kilobytes: await packedKilobytes(opened.scripts) },
      scrolled: {
        requests: scrolled.scripts.length,
        kilobytes: await packedKilobytes(scrolled.scripts),
        listeners: scrolled.listeners,
        addedSheets: scrolled.addedSheets.length,
        shift: scrolled.shift,
      },
    };
    for (const [moment, limits] of Object.entries(allLimits))
      for (const [name, limit] of Object.entries(limits))
        expect
          .soft(Reflect.get(Reflect.get(found, moment), name), `${name}, ${moment}`)
          .toBeLessThanOrEqual(limit);
  });

test('PB-01 all of a page, used once: pictures, addresses, photos, forms, menu, search; and it asks for no sheet', async ({
  page,
  complaints,
}) => {
  // The videos on the page are played.
  complaints.allow(/^foreign host: https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)\//);
  await page.route(/youtube-nocookie|vimeo/, (route) => route.fulfill({ body: '' }));
  const { seen } = await watchPage(page);
  await keepNoErrors(page);
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  await page.goto(OUR_SHEETS.address, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  const uses = await tryEverything(page);
  const { scripts, addedSheets } = await seen();
  for (const [what, pattern] of Object.entries(USED))
    expect.soft(uses, what).toContainEqual({ kind: expect.stringMatching(pattern), isUsed: true });
  expect.soft(scripts).toContainEqual(expect.stringContaining('/opened-'));
  expect.soft(posted).toContainEqual(expect.stringContaining('apbct_decode_email'));
  expect.soft(posted).toContainEqual(expect.stringContaining('/feedback'));
  expect.soft(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(USED_LIMITS.requests);
  expect.soft(await packedKilobytes(scripts)).toBeLessThanOrEqual(USED_LIMITS.kilobytes);
  expect.soft(addedSheets).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/gallery/everything/');
});

test('PB-05 under Elementor’s own sheet tabs are as high before their code is here as after', async ({
  page,
}) => {
  let letGo: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/chunks/views-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/gallery/everything/?sheets=theme');
  const tabs = page.locator('.elementor-widget-tabs').first();
  await tabs.scrollIntoViewIfNeeded();
  const panels = tabs.getByRole('tabpanel', { includeHidden: true });
  const heights = () => panels.evaluateAll((all) => all.map((panel) => (panel as HTMLElement).offsetHeight));
  await expect(panels.first()).toBeVisible();
  const before = await heights();
  letGo?.();
  await expect(panels.first()).toHaveAttribute('style', /display/);
  expect(await heights()).toEqual(before);
});

test('PB-21 on a page with everything the lightbox comes with the first picture that is opened', async ({
  page,
}) => {
  await page.goto('/gallery/everything/', { waitUntil: 'networkidle' });
  const picture = page.locator('#everything-lightbox [data-elementor-open-lightbox="yes"]').first();
  await picture.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await loadedScripts(page)).not.toContainEqual(expect.stringContaining('/opened-'));
  await picture.click();
  await expect(page.locator('.elementor-lightbox img').first()).toBeVisible();
  expect(await loadedScripts(page)).toContainEqual(expect.stringContaining('/opened-'));
});

test('PB-01 the home page on a phone has few scripts before its visitor acts', async ({ page }) => {
  const { seen } = await watchPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await keepNoErrors(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { scripts } = await seen();
  expect.soft(scripts.length).toBeLessThanOrEqual(HOME.requests);
  expect.soft(await packedKilobytes(scripts)).toBeLessThanOrEqual(HOME.kilobytes);
});

/** One visit in a hundred records errors for the owner, with extra code. This one does not. */
async function keepNoErrors(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(Math, { random: () => 0.5 }));
}
