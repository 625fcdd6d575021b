import type { Browser, FrameLocator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, type Site, test } from './fixtures/index.ts';

test.describe('the customizer', () => {
  test.beforeEach(async ({ page, site }) => {
    await openCustomizer(page, site);
  });

  // What one test publishes is what the next would begin with.
  test.afterEach(async ({ page }) => {
    await page.getByRole('button', { name: 'Undo' }).first().waitFor();
    if (await page.getByRole('button', { name: 'Discard', exact: true }).isEnabled()) await discard(page);
  });

  test('TH-08 a change shows beside it at once, and to nobody else before it is published', async ({
    page,
    browser,
    site,
  }) => {
    const preview = frame(page);
    await expect(preview.locator('.posts-wrapper > article.layout-grid').first()).toBeVisible();
    await choose(page, 'Layout', 'Words over pictures');
    await expect(preview.locator('.posts-wrapper > article.layout-covers').first()).toBeVisible();
    await expect(preview.locator('body')).toHaveClass(/customize-previewing/);
    await expect(page.getByText('Kept, not published')).toBeVisible();
    expect(await layoutFor(browser, site, '/blog/')).toBe('layout-grid');

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(preview.locator('.posts-wrapper > article.layout-grid').first()).toBeVisible();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(preview.locator('.posts-wrapper > article.layout-covers').first()).toBeVisible();

    await page.reload();
    await expect(frame(page).locator('.posts-wrapper > article.layout-covers').first()).toBeVisible();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published. Every page has the new look.')).toBeVisible();
    expect(await layoutFor(browser, site, '/blog/')).toBe('layout-covers');

    await choose(page, 'Layout', 'Grid of cards');
    await expect(page.getByText('Kept, not published')).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('As published')).toBeVisible();
    expect(await layoutFor(browser, site, '/blog/')).toBe('layout-grid');
  });

  test('TH-08 further posts in the preview have the look of the preview', async ({ page }) => {
    await choose(page, 'Layout', 'List');
    const articles = frame(page).locator('.posts-wrapper > article.layout-default');
    await expect(articles).toHaveCount(9);
    const asked = page.waitForRequest(/wp-json\/nv\/v1\/posts\/page\/2/);
    await expect
      .poll(async () => {
        await frame(page)
          .locator('.load-more-posts')
          .evaluate((end) => end.scrollIntoView({ block: 'center', behavior: 'instant' }));
        return articles.count();
      })
      .toBeGreaterThanOrEqual(18);
    const address = new URL((await asked).url());
    expect(address.searchParams.get('customize_changeset_uuid')).toMatch(/^[0-9a-f-]{36}$/);
    expect(address.searchParams.get('customize_autosaved')).toBe('on');
    expect(address.searchParams.get('customize_preview_nonce')).toMatch(/^[0-9a-f]{10}$/);
  });

  test('TH-08 without the nonce, or without being signed in, the address of a preview shows the public page', async ({
    page,
    browser,
    site,
  }) => {
    await choose(page, 'Layout', 'Words over pictures');
    await expect(frame(page).locator('article.layout-covers').first()).toBeVisible();
    await expect(page.getByText('Kept, not published')).toBeVisible();
    const address =
      (await page
        .frames()
        .find((one) => one.url().includes('customize_'))
        ?.url()) ?? '';
    const { pathname, search } = new URL(address);
    expect(await layoutFor(browser, site, pathname + search), 'for a visitor').toBe('layout-grid');
    const withoutNonce = await page.request.get(
      pathname + search.replace(/&customize_preview_nonce=\w+/, ''),
    );
    expect(await withoutNonce.text()).toContain('layout-grid');
    expect(withoutNonce.headers()['cache-control']).toBe('no-store');
    const whole = await page.request.get(pathname + search);
    expect(await whole.text()).toContain('layout-covers');
    expect(whole.headers()['cache-control']).toBe('no-store');
    expect(whole.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('everything about the look reaches the page', async ({ page }) => {
    const preview = frame(page);
    await page.getByRole('button', { name: 'Sidebar' }).click();
    await page.getByText('Right', { exact: true }).click();
    await expect(preview.getByRole('complementary', { name: 'More of the blog' })).toBeVisible();
    await page.getByRole('button', { name: 'Light and direction' }).click();
    await page.getByText('Dark', { exact: true }).click();
    await expect(preview.locator('html')).toHaveAttribute('data-palette', 'dark');
    await page.getByText('Right to left').click();
    await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl');
    await choose(page, 'Further posts', 'On numbered pages, with a field to jump');
    await expect(preview.locator('form.nv-page-nav-form input[name="paged"]')).toBeVisible();
    await page.getByLabel('Posts on a page').fill('3');
    await expect(preview.locator('.posts-wrapper > article')).toHaveCount(3);
    await page.getByRole('button', { name: 'Header' }).click();
    await page.getByLabel('Button').uncheck({ force: true });
    await expect(preview.locator('header').getByRole('link', { name: 'Arrange a visit' })).toHaveCount(0);
    await page.getByRole('radiogroup', { name: 'Size of the preview' }).getByText('Phone').click();
    await expect(page.locator('iframe')).toHaveJSProperty('clientWidth', 390);
    await expectNoAxeViolations(page, ['iframe']);
  });

  test('a link in the preview leads to the preview of another page', async ({ page }) => {
    await choose(page, 'Layout', 'Words over pictures');
    const preview = frame(page);
    await expect(preview.locator('article.layout-covers').first()).toBeVisible();
    await preview.getByRole('link', { name: 'Why the bars are thin' }).click();
    await expect(preview.getByRole('heading', { level: 1, name: 'Why the bars are thin' })).toBeVisible();
    await expect(preview.locator('body')).toHaveClass(/customize-previewing/);
  });
});

test.describe('the customizer on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('fits, and is usable from the keyboard', async ({ page, site }) => {
    await openCustomizer(page, site);
    await page.getByText('Preview', { exact: true }).click();
    await expect(frame(page).locator('article').first()).toBeVisible();
    await expectNoAxeViolations(page, ['iframe']);
    await page.getByText('Settings', { exact: true }).click();
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(window ?? 0);
    await page.getByRole('button', { name: 'Header' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Menu on a phone' })).toBeVisible();
    await expectNoAxeViolations(page, ['iframe']);
  });
});

async function openCustomizer(page: Page, { adminPassword }: Site): Promise<void> {
  await page.goto('/admin/customize');
  await page.getByLabel('Name or e-mail').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Look of the site' })).toBeVisible();
}

function frame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Preview of the site"]');
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('As published')).toBeVisible();
}

/** The layout that somebody without a session is shown. */
async function layoutFor(browser: Browser, site: Site, path: string): Promise<string> {
  const context = await browser.newContext({ baseURL: site.baseURL });
  const html = await (await context.request.get(path)).text();
  await context.close();
  return /layout-(?:grid|covers|default|alternative)/.exec(html)?.[0] ?? '';
}
