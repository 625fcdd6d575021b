import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, islandsHaveSettled, test } from './fixtures/index.ts';
import { pauseClock } from './fixtures/spamPage.ts';

const HTML = `<main><h1>A long page</h1><div style="block-size: 4000px"></div></main>
<span aria-hidden="true" id="to_top_scrollup" class="dashicons dashicons-arrow-up-alt2"><span class="screen-reader-text">Scroll Up</span></span>`;
const button = '#to_top_scrollup';

type Open = (html: string, options: { head: string }) => Promise<void>;

async function open(
  page: Page,
  foreignPage: Open,
  options: Record<string, string> = {},
  idle = async () => {},
): Promise<void> {
  await foreignPage(HTML, { head: `<script>var to_top_options = ${JSON.stringify(options)};</script>` });
  await expect
    .poll(async () => {
      await idle();
      return page.locator(button).getAttribute('role');
    })
    .toBe('button');
  await expect(page.locator(button)).toBeHidden();
}

const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((y) => window.scrollTo(0, y), top);

test('SP-21 it shows past the offset and fades in to its opacity', async ({ page, foreignPage }) => {
  await open(page, foreignPage, {
    scroll_offset: '300',
    icon_opacity: '60',
    margin_x: '30',
    icon_bg_color: '#123456',
  });
  await scrollTo(page, 290);
  await expect(page.locator(button)).toBeHidden();
  await scrollTo(page, 310);
  await expect(page.locator(button)).toBeVisible();
  await expect(page.locator(button)).toHaveCSS('opacity', '0.6');
  await expect(page.locator(button)).toHaveCSS('transition-duration', '0.2s');
  await expect(page.locator(button)).toHaveCSS('right', '30px');
  await expect(page.locator(button)).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await page.locator(button).hover();
  await expect(page.locator(button)).toHaveCSS('opacity', '1');
  await expectNoAxeViolations(page);
  await scrollTo(page, 0);
  await expect(page.locator(button)).toBeHidden();
});

test('SP-22 a click leads to the top in 400 ms, and so does the keyboard', async ({ page, foreignPage }) => {
  await pauseClock(page);
  await open(page, foreignPage, {}, () => page.clock.runFor(100));
  await scrollTo(page, 2000);
  await expect(page.locator(button)).toBeVisible();
  await page.locator(button).click();
  await page.clock.runFor(200);
  const halfway = await page.evaluate(() => scrollY);
  expect(halfway).toBeGreaterThan(0);
  expect(halfway).toBeLessThan(2000);
  await page.clock.runFor(300);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await scrollTo(page, 2000);
  await expect(page.locator(button)).toBeVisible();
  await page.locator(button).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('SP-22 told to, it hides by itself; held by the pointer it stays', async ({ page, foreignPage }) => {
  await pauseClock(page);
  await open(page, foreignPage, { enable_autohide: '1', autohide_time: '2' }, () => page.clock.runFor(100));
  await scrollTo(page, 1000);
  await expect(page.locator(button)).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(page.locator(button)).toBeVisible();
  await page.clock.runFor(400);
  await expect(page.locator(button)).toBeHidden();
  await scrollTo(page, 1200);
  await expect(page.locator(button)).toBeVisible();
  await page.locator(button).hover();
  await page.clock.runFor(10_000);
  await expect(page.locator(button)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('SP-22 told to, it leaves small screens alone', async ({ page, foreignPage }) => {
    await foreignPage(HTML, {
      head: `<script>var to_top_options = { enable_hide_small_device: '1', small_device_max_width: '640' };</script>`,
    });
    await islandsHaveSettled(page);
    await scrollTo(page, 2000);
    await expect(page.locator(button)).toBeHidden();
  });

  test('SP-21 otherwise it is there as well', async ({ page, foreignPage }) => {
    await open(page, foreignPage, { small_device_max_width: '640' });
    await scrollTo(page, 2000);
    await expect(page.locator(button)).toBeVisible();
  });
});
