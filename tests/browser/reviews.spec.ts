import type { Locator } from '@playwright/test';
import {
  badgeOfGenerationC,
  listOfGenerationA,
  sliderOfGenerationB,
} from '../../packages/reviews/testing/foreignMarkup.ts';
import {
  expect,
  expectNoAxeViolations,
  islandsHaveSettled,
  layoutShift,
  loadedScripts,
  observersHaveLooked,
  test,
} from './fixtures/index.ts';
import { pauseClock } from './fixtures/spamPage.ts';

test.describe('the page of reviews', () => {
  test('RV-01 shows a slider, a list and a badge, passes axe and nothing moves while it loads', async ({
    page,
  }) => {
    await page.goto('/reviews/');
    await expect(page.locator('[data-layout="slider"] .rpi-dot').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Every review' })).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expectNoAxeViolations(page);
    expect(await layoutShift(page)).toBe(0);
  });

  test('RV-01 RV-10 says everything with scripts off', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.baseURL });
    const page = await context.newPage();
    await page.goto('/reviews/');
    await expect(page.getByText('have not dripped once in a month of rain').first()).toBeVisible();
    await expect(page.getByText('read more').first()).toBeHidden();
    await context.close();
  });

  test('RV-07 RV-16 loads further reviews until all are there, and lives through a server that fails', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/500/);
    await page.goto('/reviews/');
    const list = page.locator('[data-layout="list"]');
    const cards = list.locator('.wp-google-review');
    const more = list.getByRole('button', { name: 'More reviews' });
    await expect(cards).toHaveCount(6);
    await more.scrollIntoViewIfNeeded();
    await expect(list).toHaveAttribute('data-exec', 'true');
    await page.route('**/portico/v1/reviews?*', (route) => route.fulfill({ status: 500, body: '<html>' }), {
      times: 1,
    });
    await Promise.all([page.waitForResponse((response) => response.status() === 500), more.click()]);
    await expect(more).not.toHaveAttribute('aria-busy');
    await expect(cards).toHaveCount(6);
    for (const count of [12, 18, 24]) {
      await more.click();
      await expect(cards).toHaveCount(count);
    }
    await expect(more).toHaveCount(0);
    await expect(list.getByText('Phoebe Sandys')).toBeVisible();
  });

  test('RV-07 a slider fetches what its dots promise', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/reviews/');
    const slider = page.locator('[data-layout="slider"]');
    await expect(slider.locator('.rpi-dot').first()).toBeVisible();
    const before = await slider.locator('.grw-review').count();
    for (let press = 0; press < 3; press++)
      await slider.getByRole('button', { name: 'Next reviews' }).click();
    await expect.poll(() => slider.locator('.grw-review').count()).toBeGreaterThan(before);
    const reviews = slider.locator('.grw-reviews');
    await expect.poll(() => reviews.getAttribute('data-offset')).not.toBe(String(before));
  });

  test('RV-02 opens a photo in a lightbox that the keyboard works and cannot leave', async ({ page }) => {
    await page.goto('/reviews/');
    const thumb = page.locator('[data-layout="list"] .rpi-thumb').first();
    await thumb.scrollIntoViewIfNeeded();
    await expect(thumb).toHaveAttribute('role', 'button');
    await thumb.focus();
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog', { name: 'Photo from customer review' });
    await expect(box).toBeVisible();
    await expect(box).toContainText('Harriet Coombe');
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowRight');
    await expect(box.locator('.rpi-lightbox-count')).toHaveText(/^2 \/ \d+$/);
    await expect(box).toContainText('Marit Solheim');
    for (let tab = 0; tab < 12; tab++) await page.keyboard.press('Tab');
    expect(await box.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(thumb).toBeFocused();
  });

  test('RV-02 a click on the dark around a photo closes it, one on the photo does not', async ({ page }) => {
    await page.goto('/reviews/');
    const thumb = page.locator('[data-layout="list"] .rpi-thumb').first();
    await thumb.scrollIntoViewIfNeeded();
    await expect(thumb).toHaveAttribute('role', 'button');
    await thumb.click();
    const box = page.locator('.rpi-lightbox');
    await box.locator('.rpi-lightbox-media img').click();
    await expect(box).toBeVisible();
    await box.click({ position: { x: 4, y: 200 } });
    await expect(box).toBeHidden();
  });

  test('RV-02 a swipe over a photo goes on, one the other way goes back', async ({ page }) => {
    await page.goto('/reviews/');
    const thumb = page.locator('[data-layout="list"] .rpi-thumb').first();
    await thumb.scrollIntoViewIfNeeded();
    await expect(thumb).toHaveAttribute('role', 'button');
    await thumb.click();
    const count = page.locator('.rpi-lightbox-count');
    await expect(count).toHaveText(/^1 \//);
    const photo = await page.locator('.rpi-lightbox-media').boundingBox();
    const [x, y] = [(photo?.x ?? 0) + (photo?.width ?? 0) / 2, (photo?.y ?? 0) + (photo?.height ?? 0) / 2];
    const swipe = async (by: number): Promise<void> => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(-120);
    await expect(count).toHaveText(/^2 \//);
    await swipe(20);
    await expect(count).toHaveText(/^2 \//);
    await swipe(120);
    await expect(count).toHaveText(/^1 \//);
  });

  test('RV-03 the badge opens its form and gives the focus back', async ({ page }) => {
    await page.goto('/reviews/');
    const badge = page.getByRole('button', { name: 'Our rating' });
    await expect(page.locator('body > .wp-gr .wp-google-badge')).toBeVisible();
    await badge.click();
    const form = page.getByRole('dialog', { name: 'Reviews' });
    await expect(form).toBeVisible();
    await expect(form.locator('.wp-google-review').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(badge).toBeFocused();
  });

  test('RV-04 "review us" opens a window of 620 by 500 in the middle', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = (...words) => {
        Object.assign(window, { opened: words });
        return window;
      };
    });
    await page.goto('/reviews/');
    const slider = page.locator('[data-layout="slider"]');
    await expect(slider).toHaveAttribute('data-exec', 'true');
    await islandsHaveSettled(page);
    await slider.getByRole('link', { name: 'Review us on Google' }).click();
    const [href, , features] = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
    expect(href).toContain('writereview?placeid=');
    expect(features).toContain('width=620, height=500');
  });
});

test('RV-04 where no window may be opened, "review us" is an ordinary link', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/reviews/');
  const slider = page.locator('[data-layout="slider"]');
  await expect(slider).toHaveAttribute('data-exec', 'true');
  await page.evaluate(() => {
    window.addEventListener('click', (event) => {
      Object.assign(window, { wasPrevented: event.defaultPrevented });
      event.preventDefault();
    });
  });
  await slider.getByRole('link', { name: 'Review us on Google' }).click();
  expect(await page.evaluate(() => (window as unknown as { wasPrevented?: boolean }).wasPrevented)).toBe(
    false,
  );
});

test('RV-01 on a phone a card of the slider shows all of its border', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const scroller = page.locator('[data-layout="slider"] .rpi-slides');
  const room = await scroller.evaluate((row) => {
    const outer = row.getBoundingClientRect();
    const card = row.querySelector('.grw-review-inner')?.getBoundingClientRect();
    return card ? [card.left - outer.left, outer.right - card.right] : [];
  });
  expect(room).toHaveLength(2);
  for (const side of room) expect(side).toBeGreaterThanOrEqual(0.9);
});

test.describe('a slider', () => {
  test.describe('under a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 480, height: 800 } });

    test('RV-09 follows a swipe on the browser’s own scrolling, and its dots follow it', async ({
      page,
      foreignPage,
    }) => {
      await foreignPage(sliderOfGenerationB(9, '{"autoplay":false}'));
      const slider = page.locator('.wp-gr');
      await expect(slider.locator('.rpi-dot.active')).toHaveAttribute('data-index', '0');
      const box = await slider.locator('.grw-review').first().boundingBox();
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            type === 'touchEnd'
              ? []
              : [{ x: (box?.x ?? 0) + (box?.width ?? 0) * part, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }],
        });
      await touch('touchStart', 0.95);
      for (let part = 0.9; part > 0.05; part -= 0.05) await touch('touchMove', part);
      await touch('touchEnd', 0);
      await expect.poll(() => firstInView(slider)).toBeGreaterThan(0);
      await expect(slider.locator('.rpi-dot.active')).not.toHaveAttribute('data-index', '0');
    });
  });

  test('RV-13 of two hundred cards lets those out of view rest, and nothing moves', async ({
    page,
    foreignPage,
  }) => {
    const itsPadding = '<style>.grw-review { padding: 4px 3px }</style>';
    await foreignPage(itsPadding + sliderOfGenerationB(200, '{"autoplay":false}'));
    const slider = page.locator('.wp-gr');
    const row = slider.locator('.grw-reviews');
    await expect(row).toHaveClass(/rpi-resting/);
    const heightOf = () => row.evaluate((element) => element.getBoundingClientRect().height);
    const before = await heightOf();
    for (let press = 1; press <= 3; press++) {
      await slider.locator('.grw-next').click();
      await expect(slider.locator('.rpi-dot.active')).toHaveAttribute('data-index', String(press));
    }
    expect(await heightOf()).toBe(before);
    const skipped = await row.evaluate(
      (element) =>
        [...element.children].filter(
          (card) => !card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
    expect(skipped).toBeGreaterThan(150);
  });

  test('RV-08 steps every speed seconds, only in the view, and from the end goes back to the start', async ({
    page,
    foreignPage,
  }) => {
    await pauseClock(page);
    await foreignPage(
      `<div id="above"></div>${sliderOfGenerationB(5, '{"speed":3,"autoplay":true,"mousestop":true}')}<div style="height:3000px"></div>`,
    );
    const slider = page.locator('.wp-gr');
    await expect(slider.locator('.rpi-dot').first()).toBeVisible();
    const perView = await cardsInView(slider);
    await page.clock.runFor(3_100);
    await expect.poll(() => firstInView(slider)).toBe(Math.min(perView, 5 - perView));
    await hasComeToRest(slider);
    await page.clock.runFor(3_400);
    await expect.poll(() => firstInView(slider)).toBe(0);

    await page.evaluate(() => scrollTo(0, 3000));
    await page.clock.runFor(7_000);
    expect(await firstInView(slider)).toBe(0);
  });

  test('RV-09 rests while the pointer is over it, and goes on after', async ({ page, foreignPage }) => {
    await pauseClock(page);
    await foreignPage(sliderOfGenerationB(9, '{"speed":2}'));
    const slider = page.locator('.wp-gr');
    await expect(slider.locator('.rpi-dot').first()).toBeVisible();
    await slider.locator('.grw-reviews').hover();
    await page.clock.runFor(5_000);
    expect(await firstInView(slider)).toBe(0);
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('body').dispatchEvent('pointermove');
    await slider.locator('.grw-row').dispatchEvent('pointerleave');
    await page.clock.runFor(2_200);
    await expect.poll(() => firstInView(slider)).toBeGreaterThan(0);
  });

  test('RV-09 with clickstop a press of a button ends autoplay', async ({ page, foreignPage }) => {
    await pauseClock(page);
    await foreignPage(
      sliderOfGenerationB(9, '{"speed":2,"clickstop":true,"mousestop":false,"swipe_per_btn":1}'),
    );
    const slider = page.locator('.wp-gr');
    await expect(slider.locator('.rpi-dot').first()).toBeVisible();
    await slider.locator('.grw-next').click();
    await expect.poll(() => firstInView(slider)).toBe(1);
    await page.clock.runFor(9_000);
    expect(await firstInView(slider)).toBe(1);
    await expect(slider.locator('.rpi-pause')).toHaveCount(0);
  });

  test('RV-09 RV-13 the wheel moves it 150 ms after its last turn, and only when it should', async ({
    page,
    foreignPage,
  }) => {
    await foreignPage(sliderOfGenerationB(9, '{"autoplay":false,"wheelscroll":true,"swipe_step":1}'));
    const slider = page.locator('.wp-gr');
    await expect(slider.locator('.rpi-dot').first()).toBeVisible();
    await slider.locator('.wp-google-name').first().hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => firstInView(slider)).toBe(1);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => firstInView(slider)).toBe(0);
  });

  test('RV-09 RV-13 dots: three on each side, and arrow keys move on', async ({ page, foreignPage }) => {
    await foreignPage(sliderOfGenerationB(20, '{"autoplay":false,"swipe_per_dot":1}'));
    const slider = page.locator('.wp-gr');
    const active = slider.locator('.rpi-dot.active');
    await expect(active).toHaveAttribute('data-index', '0');
    const shown = slider.locator('.rpi-dot').filter({ visible: true });
    await expect(shown).toHaveCount(4);
    await active.focus();
    for (const index of ['1', '2', '3', '4']) {
      await page.keyboard.press('ArrowRight');
      await expect(active).toHaveAttribute('data-index', index);
      await expect(active).toBeFocused();
    }
    await expect(shown).toHaveCount(7);
    expect(await shown.evaluateAll((dots) => dots.map((dot) => dot.dataset.index))).toEqual([
      ...['1', '2', '3', '4', '5', '6', '7'],
    ]);
  });

  test('RV-13 the active dot stays while a busy browser has not begun to scroll', async ({
    page,
    foreignPage,
  }) => {
    await pauseClock(page);
    await foreignPage(sliderOfGenerationB(20, '{"autoplay":false,"swipe_per_dot":1}'));
    const active = page.locator('.wp-gr .rpi-dot.active');
    await expect(active).toHaveAttribute('data-index', '0');
    await page.evaluate(() => {
      Element.prototype.scroll = () => {};
    });
    await active.press('ArrowRight');
    await expect(active).toHaveAttribute('data-index', '1');
    await page.clock.runFor(500);
    await expect(active).toHaveAttribute('data-index', '1');
    // It is not coming any more.
    await page.clock.runFor(500);
    await expect(active).toHaveAttribute('data-index', '0');
  });

  test('RV-12 RV-13 a resize keeps the visitor’s place and gives the row its class', async ({
    page,
    foreignPage,
  }) => {
    await page.setViewportSize({ width: 1300, height: 700 });
    await foreignPage(sliderOfGenerationB(9, '{"autoplay":false,"swipe_per_btn":1}'));
    const slider = page.locator('.wp-gr');
    await expect(slider.locator('.grw-row')).toHaveClass(/grw-row-m/);
    await expect(slider.locator('.rpi-dot').first()).toBeVisible();
    await expect.poll(() => cardsInView(slider)).toBe(4);
    await slider.locator('.grw-next').click();
    await slider.locator('.grw-next').click();
    await expect.poll(() => firstInView(slider)).toBe(2);
    await page.setViewportSize({ width: 480, height: 700 });
    await expect(slider.locator('.grw-row')).toHaveClass(/grw-row-xs/);
    await expect.poll(() => firstInView(slider)).toBe(2);
    await expect.poll(() => cardsInView(slider)).toBe(1);
  });

  test('RV-13 behind a closed door it waits, and lays itself out when it is opened', async ({
    page,
    foreignPage,
  }) => {
    await foreignPage(
      `<div id="tab" style="visibility:hidden">${sliderOfGenerationB(9, '{"autoplay":false}')}</div>`,
    );
    const slider = page.locator('.wp-gr');
    await expect(slider).toHaveAttribute('data-exec', 'true');
    await expect(slider.locator('.rpi-dot')).toHaveCount(0);
    await page.locator('#tab').evaluate((tab) => tab.removeAttribute('style'));
    await expect(slider.locator('.rpi-dot').first()).toBeVisible();
  });

  test('RV-08 stands still for a visitor who asked for less motion', async ({ page, foreignPage }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await foreignPage(sliderOfGenerationB(9, '{"speed":1}'));
    const slider = page.locator('.wp-gr');
    await expect(slider.locator('.rpi-dot').first()).toBeVisible();
    await page.clock.runFor(5_000);
    expect(await firstInView(slider)).toBe(0);
  });

  test('RV-09 from right to left, next goes to the left', async ({ page, foreignPage }) => {
    await foreignPage(sliderOfGenerationB(9, '{"autoplay":false}'), { dir: 'rtl', lang: 'he' });
    const slider = page.locator('.wp-gr');
    await expect(slider.locator('.rpi-dot').first()).toBeVisible();
    await slider.locator('.grw-next').click();
    await expect
      .poll(() => slider.locator('.grw-reviews').evaluate((row) => row.scrollLeft))
      .toBeLessThan(-200);
    await expect(slider.locator('.rpi-dot.active')).toHaveAttribute('data-index', '1');
  });
});

test.describe('markup that somebody else rendered', () => {
  test('RV-04 RV-07 RV-10 its inline handlers find the names that they call', async ({
    page,
    foreignPage,
  }) => {
    await page.addInitScript(() => {
      window.open = () => {
        Object.assign(window, { popups: ((window as unknown as { popups?: number }).popups ?? 0) + 1 });
        return window;
      };
    });
    await foreignPage(listOfGenerationA);
    const list = page.locator('.wp-gr');
    await expect(list).toHaveAttribute('data-exec', 'true');
    await list.getByRole('link', { name: 'review us' }).click();
    expect(await page.evaluate(() => (window as unknown as { popups: number }).popups)).toBe(1);
    const more = list.getByRole('link', { name: 'More reviews' });
    await more.click();
    await expect(list.getByText('Bob')).toBeVisible();
    await expect(list.getByText('Cy')).toBeHidden();
    await more.click();
    await expect(list.getByText('Cy')).toBeVisible();
    await expect(more).toHaveCount(0);
    await list.getByRole('button', { name: 'mehr lesen' }).click();
    await expect(list.locator('.wp-google-text').first()).toHaveText('First linesecond line here');
    await expect(list.getByText('long ago')).toBeVisible();
  });

  test('RV-05 RV-11 says ages in the language of each card, and loads no React for a list', async ({
    page,
    foreignPage,
  }) => {
    await foreignPage(
      listOfGenerationA.replace('data-time="1700000000"', 'data-time="1700000000" data-lang="uk"'),
    );
    await expect(page.locator('.wp-google-time').first()).toHaveText(/роки|років|рік/);
    expect((await loadedScripts(page)).some((script) => /react/.test(JSON.stringify(script)))).toBe(false);
  });

  test('RV-06 wrong options, unknown layouts and an empty widget harm nobody', async ({
    page,
    foreignPage,
  }) => {
    await foreignPage(`
      <div class="wp-gr" data-exec="false" data-layout="slider" data-options="{broken"></div>
      <div class="wp-gr" data-exec="false" data-layout="carousel"><div class="grw-row" data-options='{"speed":-1e99,"breakpoints":{"a":1}}'><div class="grw-reviews" data-count="-4"></div></div></div>
      ${badgeOfGenerationC}
      ${sliderOfGenerationB(9, '{"speed":"soon","autoplay":"0","swipe_per_dot":-3,"breakpoints":7}')}`);
    await expect(page.locator('#vendor .grw-review').first()).toBeVisible();
    await expect(page.locator('#vendor')).toHaveAttribute('data-exec', 'true');
    await expect(page.locator('#vendor .rpi-dot').first()).toBeVisible();
  });

  test('RV-03 a badge at the foot of a long page floats over its top', async ({ page, foreignPage }) => {
    await foreignPage(`<div style="height:9000px"></div>${badgeOfGenerationC}`);
    await expect(page.locator('.rpi-badge-cnt')).toBeInViewport();
    await expect(page.locator('.wp-gr').first()).toHaveAttribute('data-exec', 'true');
  });

  test('RV-14 loads pictures 200 px before they are seen', async ({ page, foreignPage }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    const image = '<img class="rplg-blazy" width="10" height="10" data-src="/favicon.svg">';
    await foreignPage(
      `<div class="wp-gr" data-exec="false" data-layout="list"><div class="wp-google-review">${image}</div><div style="height:1100px"></div><div class="wp-google-review">${image}</div></div>`,
    );
    await expect(page.locator('.wp-gr')).toHaveAttribute('data-exec', 'true');
    await expect(page.locator('img').first()).toHaveAttribute('src', '/favicon.svg');
    await expect(page.locator('img').last()).not.toHaveAttribute('src');
    await page.mouse.wheel(0, 450);
    await expect(page.locator('img').last()).toHaveAttribute('src', '/favicon.svg');
  });

  test('RV-01 a widget that arrives later comes to life too', async ({ page, foreignPage }) => {
    await foreignPage('<main></main>');
    await page.evaluate(
      (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
      sliderOfGenerationB(9),
    );
    await expect(page.locator('.wp-gr .rpi-dot').first()).toBeVisible();
    await page.evaluate(() => window.rpi?.Utils?.clear());
    await expect(page.locator('.wp-gr')).toHaveAttribute('data-exec', 'false');
  });

  test('RV-05 a broken picture gives way to an initial', async ({ page, foreignPage, complaints }) => {
    complaints.allow(/404/);
    await foreignPage(
      '<div class="wp-gr" data-exec="false" data-layout="list"><div class="wp-google-review"><img src="/nowhere.jpg" alt="Ann"><div class="wp-google-name">ann</div></div></div>',
    );
    await expect(page.locator('.grw-initial')).toHaveText('A');
  });
});

for (const slug of ['slider', 'grid', 'list', 'badge', 'languages'])
  test(`RV-01 the gallery shows reviews-${slug}, without a complaint of axe`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/gallery/reviews-${slug}/`);
    await expect(page.locator('.wp-gr[data-exec="true"]').first()).toBeAttached();
    await expectNoAxeViolations(page);
  });

test('RV-10 RV-11 what is cut away is no part of the page’s text, and what stands outside a card is served as well', async ({
  page,
  foreignPage,
}) => {
  await foreignPage(`<div class="wp-gr rpi" data-layout="list" data-exec="false" data-options='{"text_size":12}'>
    <div class="wp-google-time" data-time="100">then</div>
    <span class="wp-google-text">alpha beta gamma<br>delta</span></div>`);
  const text = page.locator('.wp-google-text');
  await expect(text).toHaveText('alpha beta... read more');
  await expect(page.locator('.wp-more-toggle')).toHaveAttribute('data-hidden', ' gammadelta');
  await expect(page.locator('.wp-google-time')).toHaveText(/^\d\d years ago$/);
  await page.locator('.wp-more-toggle').click();
  await expect(text).toHaveText('alpha beta gammadelta');
  await expect(text.locator('br')).toHaveCount(1);
});

test('RV-06 no card for a dot is no dot', async ({ page, foreignPage }) => {
  await foreignPage(sliderOfGenerationB(9, '{"autoplay":false,"swipe_per_dot":0}'));
  await expect(page.locator('.wp-gr')).toHaveAttribute('data-exec', 'true');
  await page.locator('.grw-next').click();
  await expect.poll(() => firstInView(page.locator('.wp-gr'))).toBeGreaterThan(0);
  await expect(page.locator('.rpi-dot')).toHaveCount(0);
});

test('RV-15 links open as the feed says', async ({ page, foreignPage }) => {
  await foreignPage(listOfGenerationA);
  const name = page.locator('.wp-google-review a.wp-google-name').first();
  await expect(name).toHaveAttribute('target', '_blank');
  await expect(name).toHaveAttribute('rel', 'nofollow noopener');
});

function firstInView(slider: Locator): Promise<number> {
  return slider.locator('.grw-reviews').evaluate((row) => {
    const { left } = row.getBoundingClientRect();
    return [...row.querySelectorAll('.grw-review')].findIndex(
      (card) => card.getBoundingClientRect().left >= left - 3,
    );
  });
}

/** A slider counts from the end of a scroll, whose duration is up to the browser, even with a fake clock. */
async function hasComeToRest(slider: Locator): Promise<void> {
  const scrolled = () => slider.locator('.grw-reviews').evaluate(({ scrollLeft }) => scrollLeft);
  let before = await scrolled();
  for (let stillFrames = 0; stillFrames < 10; ) {
    await observersHaveLooked(slider.page());
    const now = await scrolled();
    stillFrames = now === before ? stillFrames + 1 : 0;
    before = now;
  }
}

function cardsInView(slider: Locator): Promise<number> {
  return slider.locator('.grw-reviews').evaluate((row) => {
    const { left, right } = row.getBoundingClientRect();
    return [...row.querySelectorAll('.grw-review')].filter((card) => {
      const box = card.getBoundingClientRect();
      return box.left >= left - 3 && box.right <= right + 3;
    }).length;
  });
}
