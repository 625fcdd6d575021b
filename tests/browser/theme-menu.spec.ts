import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { type NevePage, neveHead, nevePage } from './fixtures/nevePage.ts';
import { pauseClock } from './fixtures/spamPage.ts';

type Open = (html: string, options: { head: string; dir?: 'rtl' | 'ltr' }) => Promise<void>;

const PHONE = { width: 390, height: 800 };
const CONTENT = ['.neve-skip-link', '#content', '#site-footer', '.header--row[data-show-on="desktop"]'];

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const mode of ['slide_left', 'slide_right', 'pull_left', 'pull_right', 'full_canvas'])
    test(`TH-01 the menu opens and closes in the mode ${mode}`, async ({ page, foreignPage }) => {
      await open(page, foreignPage, { mode });
      await expect(panel(page)).toHaveAttribute('aria-hidden', 'true');
      await toggle(page).click();
      await expect(page.locator('body')).toHaveClass(/(^| )is-menu-sidebar/);
      await expect(page.locator('.menu-mobile-toggle')).toHaveClass(/is-active/);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      for (const part of [...CONTENT, '.header--row[data-show-on="mobile"]'])
        await expect(page.locator(part)).toHaveAttribute('aria-hidden', 'true');
      await expect(panel(page)).not.toHaveAttribute('aria-hidden');
      await closeButton(page).click();
      await expect(page.locator('body')).not.toHaveClass(/(^| )is-menu-sidebar/);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle(page)).toBeFocused();
      for (const part of CONTENT) await expect(page.locator(part)).not.toHaveAttribute('aria-hidden');
      await expect(panel(page)).toHaveAttribute('aria-hidden', 'true');
    });

  test('TH-01 a page that the menu has pulled aside comes back to its place', async ({
    page,
    foreignPage,
  }) => {
    await open(page, foreignPage, { mode: 'pull_left' });
    await page.addStyleTag({
      content: `
        body { overflow-x: hidden }
        .wrapper { position: relative; left: 0; transition: 0.3s }
        .wrapper::after { position: absolute; inline-size: 460px; block-size: 1px; content: '' }
        .menu-mobile-toggle { inline-size: fit-content; margin-inline-start: auto }
        .is-menu-sidebar .wrapper { left: 360px }`,
    });
    const left = () =>
      page.locator('.wrapper').evaluate((wrapper) => Math.round(wrapper.getBoundingClientRect().left));
    const start = await left();
    for (const leave of [() => page.keyboard.press('Escape'), () => closeButton(page).press('Enter')]) {
      await toggle(page).click();
      await expect.poll(left).toBe(start + 360);
      await leave();
      await expect(toggle(page)).toBeFocused();
      await expect.poll(left).toBe(start);
    }
  });

  test('TH-01 a menu that drops down keeps its only way to close within reach', async ({
    page,
    foreignPage,
  }) => {
    await open(page, foreignPage, { mode: 'dropdown' });
    await toggle(page).click();
    await expect(page.locator('.header--row[data-show-on="mobile"]')).not.toHaveAttribute('aria-hidden');
    await expect(page.locator('.header--row[data-show-on="desktop"]')).toHaveAttribute('aria-hidden', 'true');
    await expect(page.getByRole('link', { name: 'Team' })).toBeFocused();
    await toggle(page).click();
    await expect(panel(page)).toBeHidden();
  });

  test('TH-01 the body says for one second that the menu is leaving, also when it is toggled quickly', async ({
    page,
    foreignPage,
  }) => {
    await pauseClock(page);
    await open(page, foreignPage);
    const body = page.locator('body');
    await toggle(page).click();
    await closeButton(page).click();
    await expect(body).toHaveClass(/hiding-header-menu-sidebar/);
    await page.clock.runFor(900);
    await toggle(page).click();
    await expect(body).not.toHaveClass(/hiding-header-menu-sidebar/);
    await closeButton(page).click();
    await page.clock.runFor(900);
    await expect(body).toHaveClass(/hiding-header-menu-sidebar/);
    await page.clock.runFor(100);
    await expect(body).not.toHaveClass(/hiding-header-menu-sidebar/);
  });

  test('TH-01 TH-09 the focus goes in after 100 ms, stays in, and comes back with Escape', async ({
    page,
    foreignPage,
  }) => {
    await pauseClock(page);
    await open(page, foreignPage);
    // The first opening loads the trap's code; from the second on only the clock matters.
    await toggle(page).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return closeButton(page).evaluate((button) => button === document.activeElement);
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    // The innermost element under the pointer is not focusable; its button is.
    await page.locator('.menu-mobile-toggle .bars').click();
    await page.clock.runFor(99);
    await expect(closeButton(page)).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Toggle More' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#in-page')).toBeFocused();
  });

  test('TH-01 a link to a part of a page closes it, whatever in the link was hit; "#" does not', async ({
    page,
    foreignPage,
  }) => {
    await open(page, foreignPage);
    await page.route('http://elsewhere.invalid/**', (route) => route.abort());
    await toggle(page).click();
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.locator('#header-menu-sidebar .menu-item-title-wrap', { hasText: 'More' }).click();
    await expect(panel(page)).toBeVisible();
    await page.locator('#header-menu-sidebar .menu-item-title-wrap', { hasText: 'Team' }).click();
    await expect(panel(page)).toBeHidden();
  });

  test('TH-01 such a link has nothing to do with a menu that is shut', async ({ page, foreignPage }) => {
    await open(page, foreignPage);
    await page.evaluate(() => {
      Object.assign(window, { ends: 0 });
      document.addEventListener('ftrap-end', () => Object.assign(window, { ends: 1 }));
    });
    await page.locator('#in-page span').click();
    await expect(page.locator('body')).not.toHaveClass(/hiding-header-menu-sidebar/);
    expect(await page.evaluate(() => Reflect.get(window, 'ends'))).toBe(0);
  });

  test('TH-01 a click beside the panel closes it', async ({ page, foreignPage }) => {
    await open(page, foreignPage);
    await toggle(page).click();
    await page.locator('.header-menu-sidebar-overlay').click({ position: { x: 380, y: 700 } });
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('TH-01 without the page’s properties and without a header of the theme it works as well', async ({
    page,
    foreignPage,
  }) => {
    await open(page, foreignPage, { properties: false, headerClass: 'elementor-location-header' });
    await toggle(page).click();
    await page.getByRole('button', { name: 'Toggle More' }).click();
    await expect(page.getByRole('link', { name: 'Deep' })).toBeVisible();
    await expect(page.locator('body > .nav-clickaway-overlay')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('.nav-clickaway-overlay')).toHaveCount(0);
  });

  test('TH-01 calling the header’s functions again changes nothing', async ({ page, foreignPage }) => {
    await open(page, foreignPage);
    await page.evaluate(() => {
      const { HFG } = window as unknown as { HFG: { init(skip?: boolean): void; initSearch(): void } };
      for (let times = 0; times < 3; times++) HFG.init(times === 1);
      HFG.initSearch();
    });
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
    await page.getByRole('button', { name: 'Toggle More' }).click();
    await expect(page.getByRole('link', { name: 'Deep' })).toBeVisible();
    await page.evaluate(() => call('HFG', 'toggleMenuSidebar', false));
    await expect(panel(page)).toBeHidden();
    await page.evaluate(() => call('HFG', 'toggleMenuSidebar', true));
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => call('HFG', 'toggleMenuSidebar', true));
    await expect(panel(page)).toBeHidden();
  });

  test('TH-01 a header that was rendered anew works without being told', async ({ page, foreignPage }) => {
    await open(page, foreignPage);
    await page.evaluate(() => {
      const header = document.querySelector('header');
      if (header) header.outerHTML = header.outerHTML.replaceAll('aria-expanded', 'data-was');
    });
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
  });

  test('TH-01 TH-08 in the customizer’s preview a second call keeps it open, and its events steer it', async ({
    page,
    foreignPage,
  }) => {
    await open(page, foreignPage, { properties: { isCustomize: '1' } });
    await page.evaluate(() => call('HFG', 'toggleMenuSidebar', true));
    await page.evaluate(() => call('HFG', 'toggleMenuSidebar', true));
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('customize_control_sidebar', { detail: 'close' })),
    );
    await expect(panel(page)).toBeHidden();
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('customize_section_opened', { detail: 'header_sidebar' })),
    );
    await expect(panel(page)).toBeVisible();
  });

  test('TH-01 other scripts may hold the focus with the theme’s events', async ({ page, foreignPage }) => {
    await open(page, foreignPage, {
      main: '<button id="opens">Opens</button><div id="box"><button id="one">One</button><button id="two">Two</button></div>',
    });
    await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('ftrap-run', {
          detail: {
            container: document.querySelector('#box'),
            close: '.none',
            firstFocus: '#two',
            backFocus: document.querySelector('#opens'),
          },
        }),
      ),
    );
    await expect(page.locator('#two')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#one')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#opens')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('#two')).not.toBeFocused();
  });
});

test('TH-02 a click on a caret opens its sub-menu, a click beside closes it', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage);
  const caret = page.getByRole('button', { name: 'Open Submenu' });
  const menu = page.locator('.menu-desktop .sub-menu');
  await expect(caret).toHaveAttribute('aria-expanded', 'false');
  await caret.click();
  await page.mouse.move(5, 700);
  await expect(menu).toHaveClass(/dropdown-open/);
  await expect(menu).toBeVisible();
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await expect(caret).toHaveAttribute('aria-controls', (await menu.getAttribute('id')) ?? 'none');
  await page.mouse.click(700, 700);
  await expect(menu).toBeHidden();
  await expect(caret).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.nav-clickaway-overlay')).toHaveCount(0);
  await caret.click();
  await caret.click();
  await expect(page.locator('.nav-clickaway-overlay')).toHaveCount(0);
});

test('TH-02 the click goes no further up', async ({ page, foreignPage }) => {
  await open(page, foreignPage);
  await page.evaluate(() => {
    Object.assign(window, { heard: [] as string[] });
    const note = (name: string) => () => void Reflect.get(window, 'heard').push(name);
    document.querySelector('.caret-wrap')?.addEventListener('click', note('caret'));
    document.querySelector('.caret-wrap')?.closest('li')?.addEventListener('click', note('item'));
  });
  await page.getByRole('button', { name: 'Open Submenu' }).click();
  // The first click is replayed once its code has loaded.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['caret']);
});

test('TH-02 from the keyboard: Enter opens, leaving closes, Escape closes and returns', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage);
  const caret = page.getByRole('button', { name: 'Open Submenu' });
  const menu = page.locator('.menu-desktop .sub-menu');
  await caret.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(caret).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'All' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(caret).toBeFocused();
  await page.keyboard.press(' ');
  await expect(menu).toBeVisible();
  await page.locator('#in-page').focus();
  await expect(menu).toBeHidden();
  await expect(caret).toHaveAttribute('aria-pressed', 'false');
});

test('TH-09 a sub-menu stays on the screen, and is looked at again half a second after a resize', async ({
  page,
  foreignPage,
}) => {
  await pauseClock(page);
  await open(page, foreignPage, {
    extraHead: `<style>.menu-desktop { display: flex; justify-content: flex-end; margin: 0; padding: 0 }</style>
      <script>var menuCalcEvent = new Event('menu-calc'); var calculated = 0; addEventListener('menu-calc', () => calculated++);
        var resized = 0; addEventListener('resize', () => resized++);</script>`,
  });
  const menu = page.locator('.menu-desktop .sub-menu');
  const box = async () => (await menu.boundingBox()) ?? { x: 0, width: 0 };
  expect((await box()).x + (await box()).width).toBeLessThanOrEqual(1440);
  expect(await menu.evaluate((element) => element.style.right)).toBe('100%');
  const before = await page.evaluate(() => Reflect.get(window, 'calculated'));
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.addStyleTag({ content: '.menu-desktop { justify-content: flex-start !important }' });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'resized'))).toBeGreaterThan(0);
  await page.clock.runFor(499);
  expect(await menu.evaluate((element) => element.style.right)).toBe('100%');
  await page.clock.runFor(1);
  expect(await menu.evaluate((element) => element.style.right)).toBe('');
  expect(await page.evaluate(() => Reflect.get(window, 'calculated'))).toBe(before + 1);
});

test('TH-09 right to left, a sub-menu beyond the left edge comes back in', async ({ page, foreignPage }) => {
  await open(
    page,
    foreignPage,
    {
      properties: { isRTL: '1' },
      extraHead: '<style>.menu-desktop { display: flex; justify-content: flex-end; padding: 0 }</style>',
    },
    'rtl',
  );
  const box = await page.locator('.menu-desktop .sub-menu').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
});

function panel(page: Page) {
  return page.locator('#header-menu-sidebar');
}

function toggle(page: Page) {
  return page.locator('.menu-mobile-toggle button');
}

function closeButton(page: Page) {
  return page.locator('.close-sidebar-panel button');
}

/** Opens the page and waits for the runtime; returns a helper for calling its globals. */
async function open(page: Page, foreignPage: Open, options: NevePage = {}, dir: 'rtl' | 'ltr' = 'ltr') {
  const helper = `<script>function call(object, name, ...values) { return window[object][name](...values) }</script>`;
  await foreignPage(nevePage(options), { head: neveHead(options) + helper, dir });
  await page.waitForFunction(() => 'HFG' in window, undefined, { polling: 20 });
}

declare const call: (object: string, name: string, ...values: unknown[]) => unknown;
