import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';

/** A header from Neve's builder: menus in two rows, three levels deep, with carets beside and inside their links. */
const caret = (n: number) =>
  `<div role="button" aria-pressed="false" aria-label="Open Submenu" tabindex="0" class="caret-wrap caret ${n}"><span class="caret"><svg class="sub-menu-icon" aria-hidden="true" width="12" height="12"><path d="M0 0h12v12z"/></svg></span></div>`;
const button = (n: number, name: string) =>
  `<button tabindex="0" type="button" class="caret-wrap navbar-toggle ${n} " style="margin-left:5px;" aria-label="Toggle ${name}"><span class="caret"><svg width="12" height="12"></svg></span></button>`;

const HEADER = `<div class="wrapper"><header class="header">
<a class="neve-skip-link show-on-focus" href="#content">Skip to content</a>
<div id="header-grid" class="hfg_header has-center site-header">
  <div class="header--row header-top hide-on-mobile hide-on-tablet" data-row-id="top" data-show-on="desktop">
    <ul id="secondary-menu-desktop-top" class="nav-ul menu-desktop"><li class="menu-item menu-item-has-children" id="top-parent"><div class="wrap"><a href="/contact/" id="inside"><span class="menu-item-title-wrap dd-title">Top</span>${caret(1)}</a></div><ul class="sub-menu"><li><div class="wrap"><a href="/">In top</a></div></li></ul></li></ul>
  </div>
  <nav class="header--row header-main hide-on-mobile hide-on-tablet nv-navbar" data-row-id="main" data-show-on="desktop">
    <ul id="nv-primary-navigation-main" class="primary-menu-ul nav-ul menu-desktop">
      <li class="menu-item menu-item-has-children" id="one"><div class="wrap"><a href="/gallery/">One</a>${caret(2)}</div>
        <ul class="sub-menu"><li class="menu-item menu-item-has-children" id="two"><div class="wrap"><a href="/gallery/">Two</a>${caret(3)}</div>
          <ul class="sub-menu"><li class="menu-item menu-item-has-children" id="three"><div class="wrap"><a href="/">Three</a>${caret(4)}</div><ul class="sub-menu"><li><div class="wrap"><a href="/">Four</a></div></li></ul></li></ul></li></ul></li>
    </ul>
  </nav>
  <div class="header--row header-main hide-on-desktop" data-row-id="main" data-show-on="mobile"><div class="menu-mobile-toggle item-button navbar-toggle-wrapper"><button type="button" class="navbar-toggle" value="Navigation Menu" aria-label="Navigation Menu" aria-expanded="false" onclick="if('undefined' !== typeof toggleAriaClick ) { toggleAriaClick() }"><span class="nav-toggle-label">Menu</span><span class="hamburger-box"><span class="hamburger-inner"></span></span></button></div></div>
  <div id="header-menu-sidebar" class="header-menu-sidebar tcb menu-sidebar-panel MODE hfg-pe" data-row-id="sidebar"><div id="header-menu-sidebar-bg" class="header-menu-sidebar-bg">
    <div class="close-sidebar-panel navbar-toggle-wrapper"><button type="button" class="hamburger is-active navbar-toggle active" aria-label="Close" aria-expanded="false"><span class="bars"><span class="icon-bar"></span></span></button></div>
    <div id="header-menu-sidebar-inner" class="header-menu-sidebar-inner tcb"><ul class="primary-menu-ul nav-ul menu-mobile">
      <li class="menu-item menu-item-has-children" id="m1"><div class="wrap"><a href="#"><span class="menu-item-title-wrap dd-title">First</span></a>${button(6, 'First')}</div>
        <ul class="sub-menu"><li class="menu-item menu-item-has-children" id="m2"><div class="wrap"><a href="#part"><span class="menu-item-title-wrap dd-title">Second</span>${button(7, 'Second')}</a></div><ul class="sub-menu"><li id="m3"><div class="wrap"><a href="/">Third</a></div></li></ul></li></ul></li>
    </ul></div></div></div>
  <div class="header-menu-sidebar-overlay hfg-ov hfg-pe"></div>
</div></header>
<main id="content" class="neve-main"><h1>Words</h1><p>Text</p><h2 id="part">Part</h2></main>
<footer id="site-footer" class="site-footer">Foot</footer></div>`;

const STYLE = `<style>
  body { margin: 0 } .header { position: relative; z-index: 100; background: #fff } ul { list-style: none }
  .menu-desktop { display: flex } .menu-desktop li { position: relative } .menu-desktop .wrap { display: flex }
  .menu-desktop .sub-menu { position: absolute; visibility: hidden; width: 160px; margin: 0; padding: 0; background: #eee }
  .menu-desktop .sub-menu .sub-menu { left: 100%; top: 0 }
  .menu-desktop .sub-menu.dropdown-open, li:focus-within > .wrap.active + .sub-menu { visibility: visible }
  .menu-mobile .sub-menu { display: none } .menu-mobile .sub-menu.dropdown-open { display: block }
  .header-menu-sidebar { position: fixed; inset: 0 auto 0 0; width: 360px; z-index: 999; background: #fff; visibility: hidden; transform: translateX(-100%) }
  .header-menu-sidebar-inner { display: none } .is-menu-sidebar .header-menu-sidebar { visibility: visible; transform: none }
  .is-menu-sidebar .header-menu-sidebar-inner { display: block }
  @media (min-width: 960px) { .hide-on-desktop { display: none } } @media (max-width: 959px) { .hide-on-mobile { display: none } }
</style>`;

type Open = (html: string, options?: { head?: string; dir?: 'ltr' | 'rtl' }) => Promise<void>;

async function open(page: Page, foreignPage: Open, head = '', dir: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  await foreignPage(HEADER, { head: STYLE + head, dir });
  await page.waitForFunction(() => 'HFG' in window);
}

const menuOf = (page: Page, id: string) => page.locator(`#${id} > .sub-menu`);
const caretOf = (page: Page, id: string) => page.locator(`#${id} > .wrap .caret-wrap`);

test('TH-02 three levels open one after the other, and the first takes the others with it', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage);
  for (const id of ['one', 'two', 'three']) {
    await caretOf(page, id).click();
    await expect(menuOf(page, id)).toHaveClass(/dropdown-open/);
  }
  await expect(page.locator('.nav-clickaway-overlay')).toHaveCount(1);
  await caretOf(page, 'one').click();
  await expect(page.locator('.dropdown-open')).toHaveCount(0);
  await expect(page.locator('.nav-clickaway-overlay')).toHaveCount(0);
  await expect(caretOf(page, 'three')).toHaveAttribute('aria-expanded', 'false');
});

test('TH-02 a caret inside of its link opens the menu, and the link leads nowhere meanwhile', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage);
  await caretOf(page, 'top-parent').click();
  await expect(menuOf(page, 'top-parent')).toHaveClass(/dropdown-open/);
  await expect(caretOf(page, 'top-parent')).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/written-by-somebody-else/);
  await caretOf(page, 'top-parent').click();
  await caretOf(page, 'top-parent').focus();
  await page.keyboard.press('Enter');
  await expect(menuOf(page, 'top-parent')).toBeVisible();
  await expect(page).toHaveURL(/written-by-somebody-else/);
});

test('TH-02 from the keyboard Escape closes one level, and Tab finds the next', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage);
  for (const id of ['one', 'two', 'three']) {
    await caretOf(page, id).focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page, id)).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Four' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuOf(page, 'three')).toBeHidden();
  await expect(caretOf(page, 'three')).toBeFocused();
  await expect(menuOf(page, 'two')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(caretOf(page, 'two')).toBeFocused();
  await expect(menuOf(page, 'one')).toBeVisible();
});

test('TH-02 Escape closes a menu outside of the header as well, and the sheet below it', async ({
  page,
  foreignPage,
}) => {
  const menu = `<ul class="nav-ul menu-desktop"><li class="menu-item menu-item-has-children" id="foot"><div class="wrap"><a href="/">Foot</a>${caret(9)}</div><ul class="sub-menu"><li><div class="wrap"><a href="/">Toe</a></div></li></ul></li></ul>`;
  await foreignPage(HEADER.replace('>Foot<', `>${menu}<`), { head: STYLE });
  await page.waitForFunction(() => 'HFG' in window);
  await caretOf(page, 'foot').click();
  await expect(menuOf(page, 'foot')).toBeVisible();
  await expect(page.locator('.nav-clickaway-overlay')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menuOf(page, 'foot')).toBeHidden();
  await expect(page.locator('.nav-clickaway-overlay')).toHaveCount(0);
  await expect(caretOf(page, 'foot')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  for (const mode of ['slide_left', 'slide_right', 'pull_left', 'pull_right', 'full_canvas'])
    test(`TH-01 TH-02 in ${mode} a menu in the menu opens, with its caret inside of a link to a part of the page`, async ({
      page,
      foreignPage,
    }) => {
      await foreignPage(HEADER.replace('MODE', mode), { head: STYLE });
      await page.waitForFunction(() => 'HFG' in window);
      await page
        .locator('.menu-mobile-toggle .hamburger-inner')
        .evaluate((inner) => inner.parentElement?.click());
      await expect(page.locator('body')).toHaveClass(/is-menu-sidebar/);
      await page.getByRole('link', { name: 'First' }).click();
      await expect(menuOf(page, 'm1')).toBeVisible();
      await caretOf(page, 'm2').click();
      await expect(menuOf(page, 'm2')).toBeVisible();
      await expect(page.locator('body')).toHaveClass(/is-menu-sidebar/);
      await page.locator('#m2 > .wrap span.dd-title').click();
      await expect(page.locator('body')).not.toHaveClass(/is-menu-sidebar/);
      await expect(page).toHaveURL(/#part$/);
    });
});

for (const [name, properties] of [
  ['a number', '7'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['nothing', 'null'],
  [
    'wrong types',
    '{isRTL:{},isCustomize:[],masonryStatus:"enabled",masonryColumns:"3",blogLayout:{a:1},infScroll:"enabled",maxPages:{},endpoint:7,lang:null,query:7}',
  ],
] as const)
  test(`TH-01 TH-05 TH-06 properties that are ${name} do no harm`, async ({ page, foreignPage }) => {
    const list = `<div class="nv-index-posts blog col"><div class="posts-wrapper"><article id="post-1" class="post layout-grid">A</article></div><div class="load-more-posts"><span class="nv-loader"></span><span class="infinite-scroll-trigger"></span></div></div>`;
    await foreignPage(HEADER.replace('<p>Text</p>', list), {
      head: `${STYLE}<script>var NeveProperties = ${properties}</script>`,
    });
    await page.waitForFunction(() => 'HFG' in window);
    await caretOf(page, 'one').click();
    await expect(menuOf(page, 'one')).toHaveClass(/dropdown-open/);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('.menu-mobile-toggle button').click();
    await expect(page.locator('body')).toHaveClass(/is-menu-sidebar/);
  });

test('TH-09 right to left, three levels stay on the screen, without the page’s properties too', async ({
  page,
  foreignPage,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await open(
    page,
    foreignPage,
    '<style>.menu-desktop .sub-menu .sub-menu { left: auto; right: 100% } .nav-ul { justify-content: flex-end; padding: 0; margin: 0 }</style>',
    'rtl',
  );
  for (const id of ['one', 'two', 'three', 'top-parent'])
    await expect
      .poll(async () => {
        const box = await menuOf(page, id).boundingBox();
        return box && box.x >= 0 && box.x + box.width <= 1000;
      }, id)
      .toBe(true);
});
