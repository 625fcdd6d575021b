import { expect, test } from './fixtures/index.ts';
import { neveHead, nevePage, nevePost, nevePosts } from './fixtures/nevePage.ts';
import { NEVE_FILE, NEVE_PRINTED } from './fixtures/neveScripts.ts';

const PHONE = { width: 390, height: 800 };
const LIST = {
  masonryStatus: 'enabled',
  masonryColumns: '3',
  blogLayout: 'grid',
  infScroll: 'enabled',
  maxPages: '2',
  endpoint: '/wp-json/nv/v1/posts/page/',
  lang: 'en_US',
  query: '[]',
};

test('TH-01 TH-05 TH-06 a script that an optimiser put off until everything else was loaded does all of it', async ({
  page,
  foreignPage,
}) => {
  await page.route('**/nv/v1/posts/page/2/en_US', (route) => route.fulfill({ json: nevePost(201) }));
  await foreignPage(nevePage({ main: nevePosts() }), {
    head: neveHead({ properties: false }),
    script: 'data:text/javascript,',
  });
  await page.waitForLoadState('load');
  await page.evaluate((properties) => {
    Object.assign(window, { NeveProperties: properties });
    document.body.append(
      Object.assign(document.createElement('script'), { src: '/assets/portico.js?ver=9' }),
    );
  }, LIST);
  await page.waitForFunction(() => 'HFG' in window && 'nvMasonry' in window);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.locator('#post-201')).toHaveCSS('position', 'absolute');
  await page.setViewportSize(PHONE);
  await page.locator('.menu-mobile-toggle button').click();
  await expect(page.locator('#header-menu-sidebar')).toBeVisible();
});

test('TH-01 a menu whose panel has no button leaves its toggle to assistive technology, whatever the body is called', async ({
  page,
  foreignPage,
}) => {
  await page.setViewportSize(PHONE);
  const html = nevePage({ mode: 'dropdown' }).replace('menu_sidebar_dropdown', 'page-template-builder');
  await foreignPage(html, { head: neveHead() });
  await page.waitForFunction(() => 'HFG' in window);
  await page.locator('.menu-mobile-toggle button').click();
  await expect(page.locator('.header--row[data-show-on="mobile"]')).not.toHaveAttribute('aria-hidden');
  await expect(page.locator('#content')).toHaveAttribute('aria-hidden', 'true');
});

test('TH-02 a caret of an older release, which stands inside of its link, obeys the keyboard too', async ({
  page,
  foreignPage,
}) => {
  await foreignPage(nevePage({ main: OLDER_MENU }), { head: neveHead() });
  await page.waitForFunction(() => 'HFG' in window);
  const caret = page.locator('#older .caret-wrap');
  await caret.press('Enter');
  await expect(page.getByRole('link', { name: 'Saws' })).toBeVisible();
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await caret.press(' ');
  await expect(page.getByRole('link', { name: 'Saws' })).toBeHidden();
  await expect(page).toHaveURL(/written-by-somebody-else/);
});

for (const [where, scripts] of [
  ['beside the scripts that Neve prints', NEVE_PRINTED],
  ['beside Neve’s own file', NEVE_FILE],
] as const)
  test.describe(where, () => {
    test('TH-02 Enter opens a sub-menu and closes it, and leaving does', async ({ page, foreignPage }) => {
      await foreignPage(nevePage() + scripts, { head: neveHead() });
      await page.waitForFunction(() => 'HFG' in window);
      const caret = page.getByRole('button', { name: 'Open Submenu' });
      const menu = page.locator('.menu-desktop .sub-menu');
      await expect(caret).toHaveAttribute('aria-expanded', 'false');
      await caret.focus();
      for (const isOpen of [true, false, true]) {
        await page.keyboard.press('Enter');
        await expect(caret).toHaveAttribute('aria-expanded', `${isOpen}`);
        await expect(caret).toHaveAttribute('aria-pressed', `${isOpen}`);
        await expect(menu).toBeVisible({ visible: isOpen });
      }
      await page.locator('#in-page').focus();
      await expect(menu).toBeHidden();
      await expect(caret).toHaveAttribute('aria-expanded', 'false');
      await caret.press('Enter');
      await expect(menu).toBeVisible();
      await page.locator('#in-page').focus();

      await caret.click();
      await page.mouse.move(5, 700);
      await expect(menu).toBeVisible();
      await expect(caret).toHaveAttribute('aria-expanded', 'true');
    });

    for (const [mode, first] of [
      ['slide_left', 'Close'],
      ['dropdown', 'Team'],
    ] as const)
      test(`TH-01 TH-02 the phone’s menu opens, takes the focus, and leaves nothing behind (${mode})`, async ({
        page,
        foreignPage,
      }) => {
        await page.setViewportSize(PHONE);
        await foreignPage(nevePage({ mode }) + scripts, { head: neveHead() });
        await page.waitForFunction(() => 'HFG' in window);
        await page.waitForLoadState('load');
        const body = page.locator('body');
        const toggle = page.locator('.menu-mobile-toggle button');
        for (let times = 0; times < 2; times++) {
          await toggle.click();
          await expect(body).toHaveClass(/(^| )is-menu-sidebar/);
          await expect(toggle).toHaveAttribute('aria-expanded', 'true');
          await expect(page.locator('#header-menu-sidebar :focus')).toHaveAccessibleName(first);
          for (const isOpen of [true, false]) {
            await page.locator('#header-menu-sidebar .menu-item-title-wrap', { hasText: 'More' }).click();
            await expect(page.getByRole('link', { name: 'Deep' })).toBeVisible({ visible: isOpen });
          }
          if (mode === 'dropdown') await toggle.click();
          else await page.locator('.header-menu-sidebar-overlay').click({ position: { x: 380, y: 700 } });
          await expect(body).not.toHaveClass(/is-menu-sidebar/);
          await expect(body).not.toHaveClass(/hiding/);
          await expect(toggle).toHaveAttribute('aria-expanded', 'false');
        }
      });
  });

test('TH-02 an item of the phone’s menu that has no address at all opens its sub-menu', async ({
  page,
  foreignPage,
}) => {
  await page.setViewportSize(PHONE);
  await foreignPage(nevePage().replace('<a href="#"><span', '<a><span'), { head: neveHead() });
  await page.waitForFunction(() => 'HFG' in window);
  await page.locator('.menu-mobile-toggle button').click();
  const item = page.locator('#header-menu-sidebar .menu-item-title-wrap', { hasText: 'More' });
  await item.click();
  await expect(page.getByRole('link', { name: 'Deep' })).toBeVisible();
  await item.click();
  await expect(page.getByRole('link', { name: 'Deep' })).toBeHidden();
});

test('TH-01 TH-08 a header that the customizer rendered anew is described when it says so', async ({
  page,
  foreignPage,
}) => {
  await foreignPage(nevePage(), { head: neveHead({ properties: { isCustomize: '1' } }) });
  await page.waitForFunction(() => 'HFG' in window);
  await page.evaluate(() => {
    const header = document.querySelector('header');
    if (header)
      header.outerHTML = header.outerHTML.replaceAll(/ aria-(expanded|controls|hidden)="[^"]*"/g, '');
    document.dispatchEvent(
      new CustomEvent('header_builder_panel_changed', {
        detail: { partial_id: 'hfg_header_layout_partial' },
      }),
    );
  });
  const caret = page.locator('.menu-desktop .caret-wrap');
  await expect(caret).toHaveAttribute('aria-expanded', 'false');
  await expect(caret).toHaveAttribute('aria-controls', /.+/);
  await expect(page.locator('#header-menu-sidebar')).toHaveAttribute('aria-hidden', 'true');
  await expect(page.locator('.nv-search')).toHaveAttribute('aria-expanded', 'false');
});

for (const around of ['header class="header"', 'div class="hfg_header"'])
  test(`TH-02 TH-03 in a <${around}> that no style sheet lifts, what is open can be clicked`, async ({
    page,
    foreignPage,
  }) => {
    await foreignPage(`<${around}>
      <ul class="primary-menu-ul nav-ul menu-desktop"><li class="menu-item menu-item-has-children">
        <div class="wrap"><a href="/">Services</a>
          <div class="caret-wrap caret 1" role="button" tabindex="0" aria-pressed="false"><span class="caret">v</span></div></div>
        <ul class="sub-menu"><li class="menu-item"><div class="wrap"><a href="#deep">Deep</a></div></li></ul></li></ul>
      <div class="menu-item-nav-search canvas"><a class="nv-icon nv-search" href="#" aria-label="Search">s</a>
        <div class="nv-nav-search"><form class="search-form"><input class="search-field" name="s"></form>
          <button class="close-responsive-search" aria-label="Close">x</button></div></div>
    </${around.split(' ')[0]}><main id="content"><p id="deep">Deep</p></main>`);
    await page.waitForFunction(() => 'HFG' in window, undefined, { polling: 20 });
    const caret = page.locator('.caret-wrap');
    await caret.click();
    await expect(caret).toHaveClass(/dropdown-open/);
    await caret.click();
    await expect(caret).not.toHaveClass(/dropdown-open/);
    await expect(page.locator('header, .hfg_header').first()).toHaveCSS('z-index', 'auto');
    await caret.click();
    await page.getByRole('link', { name: 'Deep' }).click();
    await expect(page).toHaveURL(/#deep$/);
    const search = page.locator('.menu-item-nav-search');
    await page.locator('.nav-clickaway-overlay').click({ position: { x: 5, y: 600 } });
    await page.getByLabel('Search').click();
    await expect(search).toHaveClass(/active/);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(search).not.toHaveClass(/active/);
  });

test('TH-02 TH-03 several rows: what one opens closes the other, and only one sheet lies below', async ({
  page,
  foreignPage,
}) => {
  await foreignPage(nevePage({ searchInSidebar: true, main: SECOND_ROW }), { head: neveHead() });
  await page.waitForFunction(() => 'HFG' in window);
  const [first, second] = [
    page.locator('#header-grid .nv-search').first(),
    page.locator('#second .nv-search'),
  ];
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.dispatchEvent('click');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.menu-item-nav-search.active')).toHaveCount(1);
  await expect(page.locator('.nav-clickaway-overlay')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.menu-item-nav-search.active')).toHaveCount(0);
  await expect(second).toBeFocused();
});

test('TH-06 TH-07 without permalinks, and with numbers instead of texts, the address follows as well', async ({
  page,
  foreignPage,
}) => {
  await page.route(/rest_route=/, (route) =>
    route.fulfill({ json: [201, 202, 203].map((id) => nevePost(id)).join('') }),
  );
  const pages =
    '<li><span class="page-numbers current"><span class="meta-nav screen-reader-text">Page </span>1</span></li>' +
    '<li><a class="page-numbers" href="/?cat=2&amp;paged=2"><span class="meta-nav screen-reader-text">Page </span>2</a></li>';
  const properties = {
    ...LIST,
    masonryStatus: '',
    maxPages: 9,
    endpoint: '/?rest_route=/nv/v1/posts/page/',
    query: {},
  };
  await foreignPage(nevePage({ main: nevePosts({ pages }) }), { head: neveHead({ properties }) });
  await page.waitForFunction(() => 'HFG' in window);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.locator('#post-203')).toBeAttached();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page).toHaveURL(/\/\?cat=2&paged=2$/);
});

const SECOND_ROW = `<div class="header--row" id="second"><div class="menu-item-nav-search minimal">
  <a aria-label="Find" href="#" class="nv-icon nv-search"><svg width="15" height="15"></svg></a>
  <div class="nv-nav-search" aria-label="search"><form class="search-form"><input type="search" class="search-field" name="s" aria-label="Find"></form></div></div></div>`;

const OLDER_MENU = `<ul id="older" class="primary-menu-ul nav-ul menu-mobile"><li class="menu-item menu-item-has-children">
  <a href="/gallery/"><span class="menu-item-title-wrap dd-title">Tools</span><div tabindex="0" class="caret-wrap 7"><span class="caret"><svg width="10" height="10"></svg></span></div></a>
  <ul class="sub-menu"><li class="menu-item"><a href="/">Saws</a></li></ul></li></ul>`;
