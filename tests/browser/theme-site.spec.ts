import {
  expect,
  expectNoAxeViolations,
  islandsHaveSettled,
  layoutShift,
  loadedScripts,
  test,
} from './fixtures/index.ts';

const DESKTOP = '.header--row[data-show-on="desktop"]';

test.describe('our own header on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('TH-01 the menu opens, holds the keyboard, and closes', async ({ page }) => {
    await page.goto('/');
    const toggle = page.locator('.menu-mobile-toggle summary');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(page.locator('#header-menu-sidebar')).toBeVisible();
    await expect(page.locator('.menu-mobile-toggle')).not.toHaveAttribute('open');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    // The panel has its own close icon; a second one over the page would be redundant.
    const bar = page.locator('.menu-mobile-toggle .icon-bar').first();
    await expect(bar).toHaveCSS('transform', 'none');
    const caret = page.locator('#header-menu-sidebar').getByRole('button', { name: 'More under Shop' });
    await caret.click();
    await expect(caret).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#header-menu-sidebar').getByRole('link', { name: 'Your cart' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#header-menu-sidebar')).toBeHidden();
    await expect(toggle).toBeFocused();
    expect(await layoutShift(page)).toBe(0);
    await expectNoAxeViolations(page);
  });

  for (const width of [320, 360, 375])
    test(`TH-01 all of the bar is on a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/');
      const parts = page.locator('.header--row[data-show-on="mobile"] .item--inner');
      await expect(parts).toHaveCount(5);
      for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
    });

  test('TH-01 without scripts it opens as well, with its sub-menus', async ({ browser, site }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.baseURL,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('.menu-mobile-toggle summary').click();
    await expect(page.locator('#header-menu-sidebar').getByRole('link', { name: 'Your cart' })).toBeVisible();
    await context.close();
  });

  test('TH-01 a menu that was opened before the script came is taken over', async ({ page }) => {
    let release = (): void => {};
    const wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/chunks/theme-*.js', async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('.menu-mobile-toggle summary').click();
    await expect(page.locator('#header-menu-sidebar')).toBeVisible();
    release();
    await expect(page.locator('body')).toHaveClass(/is-menu-sidebar/);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.locator('#header-menu-sidebar')).toBeHidden();
  });
});

test('TH-02 a sub-menu opens by its caret, and Tab passes it by while it is shut', async ({ page }) => {
  await page.goto('/');
  const caret = page.locator(DESKTOP).getByRole('button', { name: 'More under Shop' });
  const below = page.locator(DESKTOP).getByRole('link', { name: 'Your cart' });
  await expect(caret).toHaveAttribute('aria-controls', /.+/);
  await caret.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(DESKTOP).getByRole('link', { name: 'Reviews' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(below).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(below).toBeHidden();
  await expect(caret).toBeFocused();
});

test('TH-03 results come while one types, the arrows reach them, and Escape goes back one step at a time', async ({
  page,
}) => {
  await page.goto('/');
  const icon = page.locator(`${DESKTOP} .nv-search`);
  await expect(icon).toHaveAttribute('aria-expanded', 'false');
  await icon.click();
  const field = page.locator(`${DESKTOP} .search-field`);
  await expect(field).toBeFocused();
  // In one go: a pause between two letters would show results for the first ones, and then all of them again.
  await field.fill('glass');
  const options = page.locator(DESKTOP).getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(page.locator(DESKTOP).getByRole('status').filter({ hasText: 'results' })).toBeVisible();
  await expect(field).toHaveAttribute('role', 'combobox');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const wanted = await options.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${wanted}$`));
});

test('TH-03 when the search does not answer, the plain form still leads to its page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await page.route('**/wp-json/wp/v2/search**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/');
  // Until the runtime is loaded, the icon is a link to the search page.
  await expect(page.locator(`${DESKTOP} .nv-search`)).toHaveAttribute('aria-expanded', 'false');
  await page.locator(`${DESKTOP} .nv-search`).click();
  const field = page.locator(`${DESKTOP} .search-field`);
  await expect(field).toBeFocused();
  await field.pressSequentially('glass');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?s=glass/);
});

test('TH-09 the palette is chosen once and is there before the next page is painted', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED .*portico\.js/);
  await page.goto('/');
  const html = page.locator('html');
  await expect(page.locator(`${DESKTOP} .nv-search`)).toHaveAttribute('aria-expanded', 'false');
  await page.locator(DESKTOP).getByRole('button', { name: 'Switch between day and night' }).click();
  await expect(html).toHaveAttribute('data-neve-theme', 'dark');
  await expect(html).toHaveCSS('color-scheme', 'dark');
  // Works without our bundle or anything else that loads.
  await page.route('**/portico.js', (route) => route.abort());
  await page.goto('/contact/');
  await expect(html).toHaveAttribute('data-neve-theme', 'dark');
});

for (const slug of [
  'mobile-menu',
  'sub-menus',
  'search-overlay',
  'cart-dropdown',
  'palette-switch',
  'masonry',
  'infinite-scroll',
  'back-to-top',
])
  test(`TH-01 the gallery page ${slug} stands still and passes axe`, async ({ page }) => {
    await page.goto(`/gallery/${slug}/`);
    await islandsHaveSettled(page);
    await expectNoAxeViolations(page);
    expect(await layoutShift(page)).toBe(0);
  });

test.describe('the gallery of menus, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const mode of ['slide_left', 'slide_right', 'pull_left', 'pull_right', 'full_canvas', 'dropdown'])
    test(`TH-01 ${mode} shows the menu within the screen`, async ({ page }) => {
      await page.goto('/gallery/mobile-menu/');
      await islandsHaveSettled(page);
      await page.getByRole('button', { name: `Open the menu: ${mode}` }).click();
      const link = page.locator('#header-menu-sidebar').getByRole('link', { name: 'Journal' });
      await expect(link).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
    });
});

test('TH-05 TH-06 the gallery shows posts that follow, in columns, and then no more', async ({ page }) => {
  await page.goto('/gallery/infinite-scroll/');
  await islandsHaveSettled(page);
  const posts = page.locator('.posts-wrapper > article');
  const before = await posts.count();
  const trigger = page.locator('.infinite-scroll-trigger');
  await expect(async () => {
    if ((await trigger.count()) > 0) await trigger.scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(trigger).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  expect(await posts.count()).toBeGreaterThan(before);
  await expect(posts.last()).toHaveCSS('position', 'absolute');
  await expect(page).toHaveURL(/\/gallery\/infinite-scroll\/$/);
});

test('TH-06 TH-09 a list of posts loads of the theme only what shows, until the visitor moves', async ({
  page,
}) => {
  const ofTheTheme = async () =>
    (await loadedScripts(page))
      .map((path) => /([\w-]+)-[\w-]{7}\.js$/.exec(path)?.[1] ?? '')
      // The shop's cart is counted with the shop.
      .filter((name) => /^(theme(?!-cart)|on-demand|sheets)/.test(name))
      .sort((a, b) => a.localeCompare(b));
  await page.goto('/blog/');
  await islandsHaveSettled(page);
  await expect(page.locator('.posts-wrapper')).toHaveAttribute('style', /height/);
  expect(await ofTheTheme()).toEqual(['theme']);
  await page.mouse.wheel(0, 50);
  await expect.poll(ofTheTheme).toEqual(['on-demand', 'theme']);
});

test('TH-06 our own journal goes on by itself, in columns, and nothing above moves', async ({ page }) => {
  await page.goto('/blog/');
  await islandsHaveSettled(page);
  const posts = page.locator('.posts-wrapper > article');
  const before = await posts.count();
  const place = async () => {
    const box = await posts.nth(1).boundingBox();
    return [box?.x, box?.y];
  };
  const second = await place();
  await page.locator('.infinite-scroll-trigger').scrollIntoViewIfNeeded();
  await expect.poll(() => posts.count()).toBeGreaterThan(before);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(place).toEqual(second);
});
