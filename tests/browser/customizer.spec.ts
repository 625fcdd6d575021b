import type { Browser, FrameLocator, Locator, Page } from '@playwright/test';
import { defaultThemeOptions } from '../../packages/theme/wire/public.ts';
import {
  asAdministrator,
  expect,
  expectNoAxeViolations,
  type Site,
  signInElsewhere,
  test,
} from './fixtures/index.ts';

test.describe('the customizer', () => {
  test.beforeEach(async ({ page, site }) => {
    await openCustomizer(page, site);
  });

  // The next test would start with what this one published.
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
    await choose(page, 'Layout', 'Text over pictures');
    await expect(preview.locator('.posts-wrapper > article.layout-covers').first()).toBeVisible();
    await expect(preview.locator('body')).toHaveClass(/customize-previewing/);
    await expect(page.getByText('Draft saved')).toBeVisible();
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
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('As published')).toBeVisible();
    expect(await layoutFor(browser, site, '/blog/')).toBe('layout-grid');
  });

  test('TH-08 further posts in the preview have the look of the preview', async ({ page }) => {
    await choose(page, 'Layout', 'List');
    const articles = frame(page).locator('.posts-wrapper > article.layout-default');
    await expect(articles).toHaveCount(9);
    const asked = page.waitForRequest(/wp-json\/nv\/v1\/posts\/page\/2/);
    await whenReloaded(async () => {
      await frame(page)
        .locator('.load-more-posts')
        .evaluate((end) => end.scrollIntoView({ block: 'center', behavior: 'instant' }));
      expect(await articles.count()).toBeGreaterThanOrEqual(18);
    });
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
    await choose(page, 'Layout', 'Text over pictures');
    await expect(frame(page).locator('article.layout-covers').first()).toBeVisible();
    await expect(page.getByText('Draft saved')).toBeVisible();
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
    await palette(page).getByText('Dark').click();
    await expect(preview.locator('html')).toHaveAttribute('data-palette', 'dark');
    await page.getByText('Right to left').click();
    await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl');
    await choose(page, 'More posts', 'On numbered pages, with a field to jump');
    await expect(preview.locator('form.nv-page-nav-form input[name="paged"]')).toBeVisible();
    await page.getByLabel('Posts on a page').fill('3');
    // Sticky posts come in addition to the three.
    await expect.poll(() => preview.locator('.posts-wrapper > article').count()).toBeLessThan(6);
    await page.getByRole('button', { name: 'Header' }).click();
    await pressLabel(page, 'Button');
    await expect(preview.locator('header').getByRole('link', { name: 'Arrange a visit' })).toHaveCount(0);
    await page.getByRole('radiogroup', { name: 'Size of the preview' }).getByText('Phone').click();
    await expect(page.locator('iframe')).toHaveJSProperty('clientWidth', 390);
    await expectNoAxeViolations(page, ['iframe']);
    // A desktop page in a tablet's window is scaled down; it does not widen the window.
    await page.getByRole('radiogroup', { name: 'Size of the preview' }).getByText('Desktop').click();
    for (const width of [1100, 900, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expect
        .poll(() => page.locator('iframe').evaluate((shown) => shown.getBoundingClientRect().width))
        .toBeLessThan(width);
    }
  });

  test('a link in the preview leads to the preview of another page', async ({ page }) => {
    await choose(page, 'Layout', 'Text over pictures');
    const preview = frame(page);
    // A desktop page is scaled down, so a test's clicks would miss their target.
    await page.getByRole('radiogroup', { name: 'Size of the preview' }).getByText('Phone').click();
    await expect(preview.locator('article.layout-covers').first()).toBeVisible();
    await preview.getByRole('link', { name: 'Why the bars are thin' }).click();
    await expect(preview.getByRole('heading', { level: 1, name: 'Why the bars are thin' })).toBeVisible();
    await expect(preview.locator('body')).toHaveClass(/customize-previewing/);
  });

  test('a search in the preview finds the preview of what is found, and the administration is not shown in itself', async ({
    page,
  }) => {
    await choose(page, 'Layout', 'Text over pictures');
    const preview = frame(page);
    await page.getByRole('radiogroup', { name: 'Size of the preview' }).getByText('Phone').click();
    await expect(preview.locator('article.layout-covers').first()).toBeVisible();
    const end = preview.getByRole('contentinfo');
    // The page stays as long as it ever was, but the next one must start at its top.
    await end.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await end.getByRole('link', { name: 'Administration' }).click();
    await expect(preview.locator('article.layout-covers').first()).toBeAttached();
    await preview
      .locator('form.search-form')
      .first()
      .evaluate((form: HTMLFormElement) => {
        for (const field of form.elements) if (field instanceof HTMLInputElement) field.value = 'glass';
        form.requestSubmit();
      });
    await expect(preview.getByRole('heading', { level: 1, name: /“glass”/ })).toBeInViewport();
    await expect(preview.locator('body')).toHaveClass(/customize-previewing/);
    await expect(preview.locator('article.layout-covers').first()).toBeVisible();
  });

  test('everything can be set back to how a new site looks, and that undone', async ({ page }) => {
    const layout = page.getByRole('combobox', { name: 'Layout' });
    await choose(page, 'Layout', 'List');
    await page.getByRole('button', { name: 'Back to the defaults' }).click();
    await expect(layout).toHaveValue('Grid of cards');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(layout).toHaveValue('List');
    await expect(page.getByText('Draft saved')).toBeVisible();
  });
});

test.describe('every option, beside the settings and published', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', colorScheme: 'light' } });

  test.beforeEach(async ({ page, site }) => {
    await openCustomizer(page, site);
  });

  test.afterEach(async ({ page }) => {
    await publishDefaults(page);
  });

  test('layouts, masonry and columns for each device', async ({ page, browser, site }) => {
    const preview = frame(page);
    const articles = preview.locator('.posts-wrapper > article');
    for (const [device, label, most] of [
      ['Desktop', 'Columns on a desktop', 4],
      ['Tablet', 'Columns on a tablet', 3],
      ['Phone', 'Columns on a phone', 2],
    ] as const) {
      await page.getByRole('radiogroup', { name: 'Size of the preview' }).getByText(device).click();
      for (const columns of [1, most]) {
        await page.getByLabel(label).fill(String(columns));
        await whenReloaded(async () =>
          expect(await columnsSeen(preview), `${columns} on a ${device}`).toBe(columns),
        );
      }
    }
    await page.getByRole('radiogroup', { name: 'Size of the preview' }).getByText('Desktop').click();
    await expect(articles.first()).toHaveCSS('position', 'absolute');
    await page.getByLabel('Masonry: no gaps between posts of unequal height').uncheck({ force: true });
    await expect(articles.first()).not.toHaveCSS('position', 'absolute');
    for (const [option, name] of [
      ['Text over pictures', 'covers'],
      ['List', 'default'],
      ['List with alternating pictures', 'alternative'],
    ] as const) {
      await choose(page, 'Layout', option);
      await expect(preview.locator(`.posts-wrapper > article.layout-${name}`).first()).toBeVisible();
    }
    await publish(page);
    expect(await layoutFor(browser, site, '/blog/')).toBe('layout-alternative');
  });

  test('scrolling, numbers and a field to jump', async ({ page, browser, site }) => {
    const preview = frame(page);
    await expect(preview.locator('.infinite-scroll-trigger')).toHaveCount(1);
    await choose(page, 'More posts', 'On numbered pages');
    await expect(preview.locator('.infinite-scroll-trigger')).toHaveCount(0);
    await expect(preview.locator('ul.page-numbers').first()).toBeVisible();
    await choose(page, 'More posts', 'On numbered pages, with a field to jump');
    await preview.locator('input[name="paged"]').fill('2');
    await publish(page);
    const visitor = await visit(browser, site, '/blog/');
    await visitor.locator('input[name="paged"]').fill('2');
    await visitor.locator('form.nv-page-nav-form').getByRole('button').click();
    await expect(visitor.locator('.page-numbers.current').first()).toHaveText(/2/);
    await visitor.context().close();
  });

  test('sidebar with its widgets, on the side that was chosen', async ({ page, browser, site }) => {
    const preview = frame(page);
    await page.getByRole('button', { name: 'Sidebar' }).click();
    const side = preview.getByRole('complementary', { name: 'More of the blog' });
    const leftOf = async () => {
      const [bar, posts] = [await side.boundingBox(), await preview.locator('.posts-wrapper').boundingBox()];
      return bar && posts ? bar.x < posts.x : null;
    };
    await page.getByText('Left', { exact: true }).click();
    await whenReloaded(async () => expect(await leftOf()).toBe(true));
    await page.getByText('Right', { exact: true }).click();
    await whenReloaded(async () => expect(await leftOf()).toBe(false));
    // The field is below the list of selected values; a click on either opens it.
    await page.getByRole('combobox', { name: /What it contains/ }).click({ force: true });
    await page.getByRole('option', { name: 'Authors' }).click();
    await expect(side.getByRole('heading', { name: 'Who writes here' })).toBeVisible();
    await publish(page);
    const visitor = await visit(browser, site, '/blog/');
    await expect(
      visitor
        .getByRole('complementary', { name: 'More of the blog' })
        .getByRole('heading', { name: 'Who writes here' }),
    ).toBeVisible();
    await visitor.context().close();
  });

  test('palette and direction, whatever the administrator likes for themselves', async ({
    page,
    browser,
    site,
  }) => {
    await page.evaluate(() => localStorage.setItem('neve_user_theme', 'light'));
    const preview = frame(page);
    const paper = () => preview.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.getByRole('button', { name: 'Light and direction' }).click();
    await palette(page).getByText('Light').click();
    await expect(preview.locator('html')).toHaveAttribute('data-palette', 'light');
    const light = await paper();
    await palette(page).getByText('Dark').click();
    await whenReloaded(async () => expect(await paper()).not.toBe(light));
    await page.getByText('Right to left').click();
    await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl');
    await publish(page);
    const visitor = await visit(browser, site, '/');
    await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await visitor.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).not.toBe(
      light,
    );
    await visitor.goto('/product/cold-frame/');
    // English on a right-to-left page: at its right edge, with the full stop where an English reader expects it.
    const [first, last, edge] = await visitor.locator('.p-product-summary').evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const line = range.getBoundingClientRect();
      const words = element.firstChild;
      if (words instanceof Text) range.setStart(words, words.length - 1);
      return [
        line.left,
        range.getBoundingClientRect().left,
        element.getBoundingClientRect().right - line.right,
      ];
    });
    expect(last).toBeGreaterThan(Number(first) + 50);
    expect(Math.abs(Number(edge))).toBeLessThan(2);
    await visitor.context().close();
  });

  test('the parts of the header, on the cart’s page as well', async ({ page, browser, site }) => {
    const preview = frame(page);
    await page.getByRole('button', { name: 'Header', exact: true }).click();
    const parts = [
      ['Search', '.header--row .menu-item-nav-search'],
      ['Cart', '.header--row .menu-item-nav-cart'],
      ['Light switch', '.header--row .toggle-palette'],
    ] as const;
    for (const [label, selector] of parts) {
      await expect(preview.locator(selector).first()).toBeAttached();
      await pressLabel(page, label);
      await expect(preview.locator(selector)).toHaveCount(0);
    }
    await expect(page.getByText('Draft saved')).toBeVisible();
    const { pathname, search } = new URL(
      page
        .frames()
        .find((one) => one.url().includes('customize_'))
        ?.url() ?? '',
    );
    const cart = await (await page.request.get(`/cart/${search}`)).text();
    expect(pathname).toBe('/blog/');
    expect(cart).toContain('customize-previewing');
    expect(cart).not.toContain('menu-item-nav-cart');
    expect(await (await page.request.get('/cart/')).text()).toContain('menu-item-nav-cart');
    await publish(page);
    const visitor = await visit(browser, site, '/shop/');
    for (const [, selector] of parts) await expect(visitor.locator(selector)).toHaveCount(0);
    await visitor.context().close();
  });

  test('the menu of a phone opens in the preview while it is worked on', async ({ page, browser, site }) => {
    const preview = frame(page);
    await page.getByRole('button', { name: 'Menu on phones' }).click();
    await expect(preview.locator('body')).toHaveClass(/is-menu-sidebar/);
    await expect(page.locator('iframe')).toHaveJSProperty('clientWidth', 390);
    for (const [option, mode] of [
      ['Slides in from the right', 'slide_right'],
      ['Covers the page', 'full_canvas'],
      ['Drops down', 'dropdown'],
    ] as const) {
      await choose(page, 'How it opens', option);
      await expect(preview.locator('body')).toHaveClass(new RegExp(`menu_sidebar_${mode}`));
      await expect(preview.locator('body')).toHaveClass(/is-menu-sidebar/);
    }
    await page.getByRole('button', { name: 'Menu on phones' }).click();
    await expect(preview.locator('body')).not.toHaveClass(/is-menu-sidebar/);
    await publish(page);
    const visitor = await visit(browser, site, '/');
    await expect(visitor.locator('body')).toHaveClass(/menu_sidebar_dropdown/);
    await visitor.context().close();
  });

  test('TH-08 two administrators: the second is told, and may take over what the first has published', async ({
    page,
    browser,
    site,
  }) => {
    await addAdministrator(page, 'second-look', 'a phrase for the second');
    const context = await browser.newContext({ baseURL: site.baseURL });
    const second = await context.newPage();
    await signInElsewhere(second, 'a phrase for the second', 'second-look');
    await second.goto('/admin/customize');
    await expect(second.getByRole('heading', { level: 1, name: 'Appearance' })).toBeVisible();
    await page.goto('/admin/customize');
    await choose(page, 'Layout', 'Text over pictures');
    await choose(second, 'Layout', 'List');
    await publish(page);
    await second.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(second.getByText('Somebody else published first')).toBeVisible();
    await second.getByRole('button', { name: 'Cancel' }).click();
    expect(await layoutFor(browser, site, '/blog/')).toBe('layout-covers');
    // Discarding leads to what is published now, not to what was when the work started.
    await discard(second);
    await expect(second.getByRole('combobox', { name: 'Layout' })).toHaveValue('Text over pictures');
    await choose(second, 'Layout', 'List');
    await publish(second);
    expect(await layoutFor(browser, site, '/blog/')).toBe('layout-default');
    await context.close();
    await page.reload();
  });

  test('TH-08 two tabs of one administrator: the second is told what the first has done, and decides', async ({
    page,
    context,
    browser,
    site,
    complaints,
  }) => {
    complaints.allow(/status of 409/);
    const second = await context.newPage();
    await second.goto('/admin/customize');
    await expect(frame(second).locator('article').first()).toBeVisible();
    await choose(page, 'Layout', 'Text over pictures');
    await expect(page.getByText('Draft saved')).toBeVisible();
    const told = second.getByRole('alert').filter({ hasText: 'You continued in another window' });

    await choose(second, 'Layout', 'List');
    await expect(told).toBeVisible();
    await expectNoAxeViolations(second, ['iframe']);
    await told.getByRole('button', { name: 'Continue from there' }).click();
    await expect(second.getByRole('combobox', { name: 'Layout' })).toHaveValue('Text over pictures');
    await expect(frame(second).locator('article.layout-covers').first()).toBeVisible();
    await choose(second, 'Layout', 'List');
    await expect(second.getByText('Draft saved')).toBeVisible();

    // What the first tab shows is no longer what the server has, so it may not publish it.
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('You continued in another window')).toBeVisible();
    expect(await layoutFor(browser, site, '/blog/')).toBe('layout-grid');
    await page.getByRole('button', { name: 'Keep this one' }).click();
    await expect(page.getByText('You continued in another window')).toHaveCount(0);
    await publish(page);
    expect(await layoutFor(browser, site, '/blog/')).toBe('layout-covers');
    await second.close();
  });

  test('whoever leaves before a change is kept is warned, and a change that was not kept can be kept again', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED|Failed to load/);
    await page.route('**/customizer/changesets/*', (route) => route.abort());
    await choose(page, 'Layout', 'List');
    const again = page.getByRole('button', { name: 'Could not be saved. Try again' });
    await expect(again).toBeVisible();
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByText('Leave without saving?')).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.unroute('**/customizer/changesets/*');
    await again.click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect(frame(page).locator('article.layout-default').first()).toBeVisible();
  });
});

test.describe('the customizer on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('on a tablet the preview stands beside the settings, and stays while they are scrolled', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openCustomizer(page, site);
    await expect(frame(page).locator('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Back to the defaults' }).scrollIntoViewIfNeeded();
    const settings = await page.getByRole('region', { name: 'Settings' }).boundingBox();
    const preview = await page.getByTitle('Preview of the site').boundingBox();
    expect(preview?.x).toBeGreaterThanOrEqual((settings?.x ?? 0) + (settings?.width ?? 0));
    expect(preview?.y).toBeGreaterThan(0);
    expect(preview?.y).toBeLessThan(300);
    expect((preview?.x ?? 0) + (preview?.width ?? 0)).toBeLessThanOrEqual(768);
  });

  test('fits, and is usable from the keyboard', async ({ page, site }) => {
    await openCustomizer(page, site);
    await page.getByText('Preview', { exact: true }).click();
    await expect(frame(page).locator('article').first()).toBeVisible();
    await expectNoAxeViolations(page, ['iframe']);
    await page.getByText('Settings', { exact: true }).click();
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(window ?? 0);
    await page.getByRole('button', { name: 'Menu on phones' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'How it opens' })).toBeVisible();
    await expectNoAxeViolations(page, ['iframe']);
  });
});

async function openCustomizer(page: Page, site: Site): Promise<void> {
  await asAdministrator(page, site);
  await page.goto('/admin/customize');
  await expect(page.getByRole('heading', { level: 1, name: 'Appearance' })).toBeVisible();
}

function frame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Preview of the site"]');
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('As published')).toBeVisible();
}

/** Other tests start with the initial design of a site. */
async function publishDefaults(page: Page): Promise<void> {
  await page.goto('/admin/customize');
  await expect(page.getByRole('heading', { level: 1, name: 'Appearance' })).toBeVisible();
  const done = await page.evaluate(async (options) => {
    const { nonce } = await (await fetch('/admin/api/session')).json();
    const call = (method: string, path: string, body?: object) =>
      fetch(`/admin/api/customizer${path}`, {
        method,
        headers: { 'x-portico-nonce': nonce, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const { changeset, edition } = await (await call('GET', '')).json();
    const uuid = changeset?.uuid ?? crypto.randomUUID();
    await call('PUT', `/changesets/${uuid}`, { options, basedOn: edition });
    return (await call('POST', `/changesets/${uuid}/publish`, { replacesOthers: true })).status;
  }, defaultThemeOptions);
  expect(done).toBe(200);
}

async function visit(browser: Browser, site: Site, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** The preview reloads with each change: what a reload interrupted is read again. */
function whenReloaded(check: () => Promise<void>): Promise<void> {
  return expect(check).toPass({ timeout: 15_000 });
}

async function columnsSeen(preview: FrameLocator): Promise<number> {
  const lefts = await preview
    .locator('.posts-wrapper > article')
    .evaluateAll((articles) => articles.map((article) => Math.round(article.getBoundingClientRect().left)));
  return new Set(lefts).size;
}

async function addAdministrator(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/admin/users/new');
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Display name').fill(name);
  await page.getByLabel('First password').fill(password);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Administrator' }).click();
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText(`${name} can sign in now.`)).toBeVisible();
}

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('As published')).toBeVisible();
}

/** The layout shown to somebody without a session. */
async function layoutFor(browser: Browser, site: Site, path: string): Promise<string> {
  const context = await browser.newContext({ baseURL: site.baseURL });
  const html = await (await context.request.get(path)).text();
  await context.close();
  return /layout-(?:grid|covers|default|alternative)/.exec(html)?.[0] ?? '';
}

/** By its label, as people do; the group of settings may still be sliding open, and a click waits for that. */
async function pressLabel(page: Page, words: string): Promise<void> {
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${words}$`) })
    .click();
}

function palette(page: Page): Locator {
  return page.getByRole('radiogroup', { name: 'Palette', exact: true });
}
