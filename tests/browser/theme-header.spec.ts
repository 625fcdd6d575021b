import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { type NevePage, neveHead, nevePage } from './fixtures/nevePage.ts';
import { later, pauseClock } from './fixtures/spamPage.ts';

type Open = (html: string, options: { head: string; dir?: 'rtl' | 'ltr' }) => Promise<void>;

const PHONE = { width: 390, height: 800 };
/** Loaded with the visitor's first action. */
const REACTIONS = '**/chunks/on-demand-*.js';

test('TH-03 TH-09 the search opens, and its field has the focus after 100 ms', async ({
  page,
  foreignPage,
}) => {
  await pauseClock(page);
  await open(page, foreignPage);
  await icon(page).click();
  await expect(item(page)).toHaveClass(/active/);
  await expect(icon(page)).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(99);
  await expect(field(page)).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(field(page)).toBeFocused();
  // A typed word is not lost by a click in the panel.
  await field(page).fill('oak');
  await field(page).click();
  await expect(item(page)).toHaveClass(/active/);
});

const WAYS_TO_CLOSE = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'its button': (page: Page) => page.getByRole('button', { name: 'Close' }).click(),
  'a click beside it': (page: Page) => page.locator('.nav-clickaway-overlay').dispatchEvent('click'),
  'a second click': (page: Page) => icon(page).dispatchEvent('click'),
};

for (const [name, close] of Object.entries(WAYS_TO_CLOSE))
  test(`TH-03 the search closes with ${name}, and nothing is left behind`, async ({ page, foreignPage }) => {
    await open(page, foreignPage);
    await icon(page).click();
    await expect(field(page)).toBeFocused();
    await close(page);
    await expect(item(page)).not.toHaveClass(/active/);
    await expect(page.locator('.nav-clickaway-overlay')).toHaveCount(0);
    await expect(icon(page)).toBeFocused();
    await expect(icon(page)).toHaveAttribute('aria-expanded', 'false');
    // The trap is released: the next tab stop is outside.
    await page.keyboard.press('Tab');
    await expect(page.locator('.cart-icon-wrapper')).toBeFocused();
  });

test('TH-03 a search in the menu closes first, and the menu still holds the keyboard', async ({
  page,
  foreignPage,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, foreignPage, { searchInSidebar: true });
  await page.locator('.menu-mobile-toggle button').click();
  await page.locator('#header-menu-sidebar .nv-search').click();
  await expect(page.locator('#header-menu-sidebar .search-field')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#header-menu-sidebar .menu-item-nav-search')).not.toHaveClass(/active/);
  await expect(page.locator('#header-menu-sidebar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#header-menu-sidebar')).toBeHidden();
  await expect(page.locator('.menu-mobile-toggle button')).toBeFocused();
});

test('TH-03 a search that is the last item of a menu, without a button, works too', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage, {
    main: `<ul class="nav-ul"><li class="menu-item-nav-search minimal" id="nv-menu-item-search-1"><a href="#" class="nv-nav-search-icon" aria-label="Find">F</a><div class="nv-nav-search"><form class="search-form"><input type="search" class="search-field" aria-label="Find words" name="s"></form></div></li></ul>`,
  });
  await page.getByRole('link', { name: 'Find' }).click();
  // Not by its role: with suggestions it becomes a combobox.
  await expect(page.getByLabel('Find words')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#nv-menu-item-search-1')).not.toHaveClass(/active/);
});

test.describe('before the code has come', () => {
  test('TH-03 the first click is not lost, and is done once', async ({ page, foreignPage }) => {
    const code = later();
    await page.route(REACTIONS, async (route) => {
      await code.promise;
      await route.continue();
    });
    await open(page, foreignPage);
    await icon(page).click();
    await expect(item(page)).not.toHaveClass(/active/);
    code.resolve();
    await expect(item(page)).toHaveClass(/active/);
    await expect(field(page)).toBeFocused();
    expect(page.url()).not.toContain('#');
  });

  test('TH-02 TH-03 when it cannot be fetched, the next try fetches it', async ({
    page,
    foreignPage,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|on-demand-/);
    let tries = 0;
    await page.route(REACTIONS, (route) => (++tries === 1 ? route.abort() : route.continue()));
    await open(page, foreignPage);
    const caret = page.getByRole('button', { name: 'Open Submenu' });
    await caret.dispatchEvent('click');
    await expect.poll(() => tries).toBe(1);
    await expect(async () => {
      await caret.dispatchEvent('click');
      await expect(caret).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
    }).toPass();
  });

  test('TH-01 the menu opens without it', async ({ page, foreignPage, complaints }) => {
    complaints.allow(/Failed to load resource|on-demand-/);
    await page.setViewportSize(PHONE);
    await page.route(REACTIONS, (route) => route.abort());
    await open(page, foreignPage);
    await page.locator('.menu-mobile-toggle button').click();
    await expect(page.locator('#header-menu-sidebar')).toBeVisible();
    await page.locator('.close-sidebar-panel button').click();
    await expect(page.locator('#header-menu-sidebar')).toBeHidden();
    await expect(page.locator('.menu-mobile-toggle button')).toBeFocused();
  });
});

test.describe('the cart on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('TH-04 a tap opens the cart below its icon, within the screen, and a tap beside closes it', async ({
    page,
    foreignPage,
  }) => {
    await open(page, foreignPage);
    const cart = page.locator('.responsive-nav-cart');
    // What the shop does after something was added: it replaces the number and nothing else.
    await page.locator('.cart-count').evaluate((count) => {
      count.outerHTML = '<span class="cart-count">2</span>';
    });
    await expect(cart).not.toHaveClass(/cart-is-empty/);
    await page.locator('.cart-icon-wrapper').tap();
    await expect(cart).toHaveClass(/cart-dropdown-open/);
    await expect(page.locator('.cart-icon-wrapper')).toHaveAttribute('aria-expanded', 'true');
    expect(page.url()).not.toContain('cart-page');
    const box = await page.locator('.nv-nav-cart').boundingBox();
    expect(box?.width).toBe(358);
    expect(box?.x).toBe(16);
    await page.locator('h1').tap();
    await expect(cart).not.toHaveClass(/cart-dropdown-open/);
    await page.locator('.cart-icon-wrapper').tap();
    await expect(cart).toHaveClass(/cart-dropdown-open/);
    await page.keyboard.press('Escape');
    await expect(cart).not.toHaveClass(/cart-dropdown-open/);
    await expect(page.locator('.cart-icon-wrapper')).toBeFocused();
    await expect(page.locator('.cart-icon-wrapper')).toHaveAttribute('aria-expanded', 'false');
  });

  test('TH-04 with an empty cart a tap leads to its page', async ({ page, foreignPage }) => {
    await open(page, foreignPage);
    await page.route('**/cart-page/', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'The cart' }),
    );
    await page.locator('.cart-icon-wrapper').tap();
    await page.waitForURL('**/cart-page/');
  });
});

test('TH-04 on a desktop the cart is placed at every resize, without waiting', async ({
  page,
  foreignPage,
}) => {
  await pauseClock(page);
  await open(page, foreignPage);
  const panel = page.locator('.nv-nav-cart');
  const style = () =>
    panel.evaluate(({ style }) => ({ left: style.left, right: style.right, width: style.width }));
  expect(await style()).toEqual({ left: '0px', right: '', width: '' });
  await page.locator('.component-wrap').evaluate((wrap) => {
    wrap.style.textAlign = 'right';
  });
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(style).toEqual({ left: '', right: '', width: '' });
  await page.setViewportSize({ width: 900, height: 900 });
  await expect.poll(async () => (await style()).width).toBe('360px');
});

test('TH-04 what shows under the pointer goes with Escape, and comes again', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage);
  const panel = page.locator('.nv-nav-cart');
  await page.locator('.cart-icon-wrapper').hover();
  await expect(panel).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden({ timeout: 500 });
  }).toPass();
  await page.mouse.move(5, 700);
  await page.locator('.cart-icon-wrapper').hover();
  await expect(panel).toBeVisible();
});

test('TH-04 a click with a key that opens a new tab is left alone', async ({
  page,
  foreignPage,
  context,
}) => {
  await open(page, foreignPage);
  const link = page.locator('.cart-icon-wrapper');
  // Served by the server: the first request of a tab that the browser opens may be sent before a route can intercept it.
  await link.evaluate((element) => element.setAttribute('href', '/robots.txt'));
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await other.waitForURL('**/robots.txt');
  await other.close();
});

test.describe('the palette', () => {
  const SWITCH = `<div class="toggle-palette"><a class="palette-icon-wrapper" aria-label="Palette Switch" href="#"><span class="icon">L</span></a></div>
    <img class="neve-site-logo skip-lazy" alt="Logo" src="/pictures/tool-plane.svg" data-variant="logo">`;
  /** The theme prints such a script itself, and it listens for the same click. */
  const INLINE = `<script>document.documentElement.setAttribute('data-neve-theme', localStorage.getItem('neve_user_theme') || 'light');
    document.addEventListener('click', (event) => { if (!event.target.matches('.palette-icon-wrapper, .palette-icon-wrapper *')) return;
      const html = document.documentElement; html.setAttribute('data-neve-theme', html.getAttribute('data-neve-theme') === 'light' ? 'dark' : 'light'); });
    var variants = { logo: { light: { src: '/pictures/tool-plane.svg', srcset: false, sizes: false }, dark: { src: '/pictures/tool-knife.svg', srcset: '/pictures/tool-knife.svg 2x', sizes: false }, same: false } };</script>`;

  test('TH-09 a click turns it, is remembered, and turns the logo', async ({ page, foreignPage }) => {
    await open(page, foreignPage, { main: SWITCH, extraHead: INLINE });
    const html = page.locator('html');
    const logo = page.getByRole('img', { name: 'Logo' });
    await expect(html).toHaveAttribute('data-neve-theme', 'light');
    await page.locator('.palette-icon-wrapper .icon').click();
    await expect(html).toHaveAttribute('data-neve-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('neve_user_theme'))).toBe('dark');
    await expect(logo).toHaveAttribute('src', '/pictures/tool-knife.svg');
    await expect(logo).toHaveAttribute('srcset', '/pictures/tool-knife.svg 2x');
    await page.locator('.palette-icon-wrapper .icon').click();
    await expect(html).toHaveAttribute('data-neve-theme', 'light');
    await expect(logo).toHaveAttribute('src', '/pictures/tool-plane.svg');
    await expect(logo).not.toHaveAttribute('srcset');
  });
});

test('TH-09 the shop’s sidebar opens and closes', async ({ page, foreignPage }) => {
  await open(page, foreignPage, {
    main: '<a class="nv-sidebar-toggle" href="#">Filters</a><div class="nv-sidebar-wrap shop-sidebar">Filters</div>',
  });
  await page.getByRole('link', { name: 'Filters' }).click();
  await expect(page.locator('.shop-sidebar')).toHaveClass(/sidebar-open/);
  await expect(page.locator('html')).toHaveClass(/menu-openend/);
  await page.getByRole('link', { name: 'Filters' }).click();
  await expect(page.locator('.shop-sidebar')).not.toHaveClass(/sidebar-open/);
});

test('TH-09 a row of exclusive products moves on every three seconds, and waits under the pointer', async ({
  page,
  foreignPage,
}) => {
  await pauseClock(page);
  const items = Array.from({ length: 6 }, (_, n) => `<li style="height: 80px">Product ${n + 1}</li>`);
  await open(page, foreignPage, {
    main: `<div><ul class="exclusive-products" style="padding: 0; margin: 0">${items.join('')}</ul><div class="dots-nav"></div></div>`,
  });
  const dots = page.locator('.dots-nav button');
  const current = () => page.locator('.dots-nav [aria-current="true"]').getAttribute('aria-label');
  await expect(dots).toHaveCount(3);
  expect(await current()).toBe('1 / 3');
  await page.clock.runFor(3000);
  expect(await current()).toBe('2 / 3');
  await page.getByText('Product 2').hover();
  await page.clock.runFor(9000);
  expect(await current()).toBe('2 / 3');
  await dots.last().click();
  expect(await current()).toBe('3 / 3');
});

test.describe('the way back up', () => {
  const BUTTON = `<div style="height: 3000px"></div><button id="scroll-to-top" tabindex="0" class="scroll-to-top scroll-to-top-right scroll-show-mobile icon" aria-label="Scroll To Top" style="position: fixed; visibility: hidden; opacity: 0">Up</button>`;
  const OFFSET = '<script>var neveScrollOffset = {"offset":"200"};</script>';

  test('TH-09 it shows above the offset, and leads up with the focus on the content', async ({
    page,
    foreignPage,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, foreignPage, { main: BUTTON, extraHead: OFFSET });
    const button = page.locator('#scroll-to-top');
    await page.evaluate(() => scrollTo(0, 200));
    await expect(button).toBeHidden();
    await page.evaluate(() => scrollTo(0, 201));
    await expect(button).toBeVisible();
    await expect(button).toHaveCSS('opacity', '1');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('#content')).toBeFocused();
    await expect(button).toBeHidden();
  });

  test('TH-09 it stays above a bar that sticks to the bottom', async ({ page, foreignPage }) => {
    await open(page, foreignPage, {
      main: `${BUTTON}<div class="sticky-add-to-cart-bottom" style="height: 60px">Buy</div>`,
    });
    const button = page.locator('#scroll-to-top');
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => button.evaluate(({ style }) => style.bottom)).toBe('30px');
    await page
      .locator('.sticky-add-to-cart-bottom')
      .evaluate((bar) => bar.classList.add('sticky-add-to-cart--active'));
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => button.evaluate(({ style }) => style.bottom)).toBe('70px');
  });

  test('TH-09 SP-21 of two buttons to the top one shows', async ({ page, foreignPage }) => {
    await open(page, foreignPage, { main: `${BUTTON}<span id="to_top_scrollup"></span>` });
    await page.evaluate(() => scrollTo(0, 600));
    await expect(page.locator('#to_top_scrollup')).toHaveAttribute('role', 'button');
    await expect(page.locator('#scroll-to-top')).toBeHidden();
  });
});

function item(page: Page) {
  return page.locator('.header--row .menu-item-nav-search');
}

function icon(page: Page) {
  return page.locator('.header--row .nv-search');
}

function field(page: Page) {
  return page.locator('.header--row .search-field');
}

async function open(page: Page, foreignPage: Open, options: NevePage = {}): Promise<void> {
  await foreignPage(nevePage(options), { head: neveHead(options) });
  await page.waitForFunction(() => 'HFG' in window, undefined, { polling: 20 });
}
