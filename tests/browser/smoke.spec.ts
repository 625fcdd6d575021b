import { expect, expectNoAxeViolations, layoutShift, loadedScripts, test } from './fixtures/index.ts';

const widths = [390, 768, 1440];

for (const width of widths) {
  test.describe(`at a width of ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the home page answers, fits, stands still and passes axe', async ({ page }) => {
      const response = await page.goto('/', { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await layoutShift(page)).toBe(0);
      await expectNoAxeViolations(page);
    });

    test('an address that leads nowhere says so, and passes axe', async ({ page, complaints }) => {
      complaints.allow(/status of 404/);
      const response = await page.goto('/there-is-no-such-page/', { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await layoutShift(page)).toBe(0);
      await expectNoAxeViolations(page);
    });
  });
}

test('a page without an island loads the boot script and nothing else', async ({ page, foreignPage }) => {
  await foreignPage('<main><h1>Just text</h1><p>Nothing here comes alive.</p></main>');
  await page.waitForLoadState('networkidle');
  expect(await loadedScripts(page)).toEqual(['/assets/portico.js']);
});

test('the home page reads with scripts off', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
