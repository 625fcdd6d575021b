import type { Page } from '@playwright/test';
import {
  chunkFile,
  codeHasRun,
  expect,
  expectNoAxeViolations,
  islandsHaveSettled,
  layoutShift,
  loadedScripts,
  test,
} from './fixtures/index.ts';
import { pauseClock } from './fixtures/spamPage.ts';

const CAROUSEL = '/gallery/image-carousel/';

test.describe('the carousel on our own page', () => {
  test('PB-08 stands still while it starts, and passes axe', async ({ page }) => {
    await page.goto(CAROUSEL);
    await islandsHaveSettled(page);
    await expect(carousel(page, 'Our work 1')).toHaveClass(/swiper-initialized/);
    expect(await layoutShift(page)).toBe(0);
    await expectNoAxeViolations(page);
  });

  test('PB-08 is worked by arrows, dots and keys', async ({ page }) => {
    await page.goto(CAROUSEL);
    const work = carousel(page, 'Our work 1');
    await expect(work).toHaveClass(/swiper-initialized/);
    await work.getByRole('button', { name: 'Next slide' }).click();
    await expect(work.locator('.swiper-slide-active img')).toHaveAttribute('alt', 'Boats in a harbour');
    await work.getByRole('button', { name: 'Go to slide 4' }).click();
    await expect(work.locator('.swiper-slide-active figcaption')).toHaveText('The pine wood');
    await page.keyboard.press('Tab');
    await work.getByRole('button', { name: 'Go to slide 4' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(work.getByRole('button', { name: 'Go to slide 3' })).toBeFocused();
    await expect(work.locator('.swiper-slide-active figcaption')).toHaveText('The green hills');
  });

  test('PB-18 moves by itself until it is stopped, and says how to stop it', async ({ page }) => {
    await pauseClock(page);
    await page.goto(CAROUSEL);
    const work = carousel(page, 'Our work 2');
    await work.scrollIntoViewIfNeeded();
    const pause = work.getByRole('button', { name: 'Pause slides' });
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return pause.isVisible();
      })
      .toBe(true);
    await expect(work.locator('.swiper-slide-active figcaption')).toHaveText('The lighthouse');
    await page.clock.runFor(5000);
    await expect(work.locator('.swiper-slide-active figcaption')).toHaveText('The harbour');
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(work.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(work.locator('.swiper-slide-active figcaption')).toHaveText('The harbour');
  });

  test('PB-18 does not move where less motion is asked for, but obeys', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(CAROUSEL);
    const work = carousel(page, 'Our work 2');
    await work.scrollIntoViewIfNeeded();
    await expect(work).toHaveClass(/swiper-initialized/);
    await expect(work.getByRole('button', { name: 'Pause slides' })).toBeHidden();
    await work.getByRole('button', { name: 'Next slide' }).click();
    await expect(work.locator('.swiper-slide-active figcaption')).toHaveText('The harbour');
  });

  test('PB-19 from right to left the left arrow key leads onwards', async ({ page }) => {
    await page.goto(CAROUSEL);
    const work = carousel(page, 'Our work 4');
    await work.scrollIntoViewIfNeeded();
    await expect(work).toHaveClass(/swiper-initialized/);
    await work.getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(work.locator('.swiper-slide-active figcaption')).toHaveText('The harbour');
    await page.keyboard.press('ArrowRight');
    await expect(work.locator('.swiper-slide-active figcaption')).toHaveText('The lighthouse');
  });

  test('PB-17 loads the slider only when a carousel with something to move comes near', async ({
    page,
    foreignPage,
  }) => {
    await foreignPage(foreignCarousel({ slides: 1 }));
    await islandsHaveSettled(page);
    expect(await chunks(page)).not.toContain('slider');
  });
});

test('K a slideshow has small pictures below, which lead to theirs, mark the one that is shown and keep it in view', async ({
  page,
}) => {
  await page.goto('/gallery/boxes/');
  const show = page.getByRole('region', { name: 'A show' });
  const small = (number: number) => show.getByRole('button', { name: `Go to slide ${number}`, exact: true });
  await show.scrollIntoViewIfNeeded();
  await expect(show).toHaveClass(/swiper-initialized/);
  await expect(show.locator('.swiper-pagination-bullet > img')).toHaveCount(7);
  await expect(small(1)).toHaveAttribute('aria-current', 'true');
  const [row, first] = await Promise.all([show.boundingBox(), small(1).boundingBox()]);
  // Five at a time, ten pixels apart, in Elementor Pro's proportions.
  expect(first?.width).toBeCloseTo(((row?.width ?? 0) - 40) / 5, 0);
  expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(21 / 9, 1);

  await small(2).click();
  await expect(show.locator('.swiper-slide-active img')).toHaveAttribute('alt', 'The harbour');
  await expect(small(2)).toHaveAttribute('aria-current', 'true');
  await small(2).focus();
  for (const number of [3, 4, 5, 6, 7]) {
    await page.keyboard.press('ArrowRight');
    await expect(small(number)).toBeFocused();
  }
  await expect(show.locator('.swiper-slide-active img')).toHaveAttribute('alt', 'The last lighthouse');
  await expect(small(7)).toBeInViewport({ ratio: 1 });
  await show.getByRole('button', { name: 'Next slide' }).click();
  await expect(small(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => (await small(1).boundingBox())?.x).toBeGreaterThanOrEqual((row?.x ?? 0) - 1);
  await expectNoAxeViolations(page);
});

test('PB-08 PB-16 a carousel of another product runs as its settings say', async ({ page, foreignPage }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await foreignPage(foreignCarousel({ slides: 5 }));
  const work = page.locator('.elementor-image-carousel-wrapper');
  await expect(work).toHaveClass(/swiper-initialized/);
  const shown = () =>
    work
      .locator('.swiper-slide')
      .evaluateAll((slides) => slides.filter((slide) => !slide.hasAttribute('inert')).length);
  await expect.poll(shown).toBe(2);
  await page.setViewportSize({ width: 500, height: 700 });
  await expect.poll(shown).toBe(1);
  await page.setViewportSize({ width: 1300, height: 700 });
  await expect.poll(shown).toBe(4);
});

test.describe('the lightbox', () => {
  test('PB-21 opens a slideshow, turns its pages, closes, and gives the focus back', async ({ page }) => {
    await page.goto('/gallery/lightbox/');
    await codeHasRun(page, 'link-actions');
    expect(await chunks(page)).not.toContain('/react-');
    const link = page.getByRole('link', { name: 'The harbour', exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog', { name: 'The harbour' });
    await expect(box).toBeVisible();
    await expect(box.getByRole('button', { name: 'Close (Esc)' })).toBeFocused();
    await expect(page.getByText('2 / 4')).toBeVisible();
    await expect(page.locator('.elementor-slideshow__description')).toHaveText('Room for sixty boats.');
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'The green hills' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('1 / 4')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('PB-21 keeps the Tab key inside, zooms, and offers to share the picture that is shown', async ({
    page,
  }) => {
    await page.goto('/gallery/lightbox/');
    await codeHasRun(page, 'link-actions');
    await page.getByRole('link', { name: 'The lighthouse', exact: true }).click();
    const box = page.locator('dialog');
    await expect(box).toBeVisible();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
    const zoom = box.getByRole('switch', { name: 'Zoom' });
    await zoom.click();
    await expect(zoom).toHaveAttribute('aria-checked', 'true');
    await expect(box.locator('.swiper')).toHaveClass(/elementor-slideshow--zoom-mode/);
    await zoom.click();
    await box.getByRole('button', { name: 'Share' }).click();
    const share = box.getByRole('link', { name: 'Share on Facebook' });
    await expect(share).toHaveAttribute('href', /sharer\.php\?u=.*elementor-action/);
    await expect(box.getByRole('link', { name: 'Download image' })).toHaveAttribute(
      'href',
      /lighthouse\.svg$/,
    );
    await expectNoAxeViolations(page);
  });

  test('PB-21 its controls leave the picture alone after 3.5 seconds, and come back', async ({ page }) => {
    await page.clock.install();
    await page.goto('/gallery/lightbox/');
    await page.clock.runFor(3000);
    await codeHasRun(page, 'link-actions');
    await page.getByRole('link', { name: 'The lighthouse', exact: true }).click();
    const show = page.locator('dialog .swiper');
    await expect(show).toBeVisible();
    await page.clock.runFor(3600);
    await expect(show).toHaveClass(/elementor-slideshow--ui-hidden/);
    await page.keyboard.press('ArrowRight');
    await expect(show).not.toHaveClass(/elementor-slideshow--ui-hidden/);
  });

  test('PB-21 a click beside the picture closes it; a swipe turns the page', async ({ page }) => {
    await page.goto('/gallery/lightbox/');
    await codeHasRun(page, 'link-actions');
    await page.getByRole('link', { name: 'The lighthouse', exact: true }).click();
    await expect(page.getByText('1 / 4')).toBeVisible();
    await page.mouse.move(800, 450);
    await page.mouse.down();
    await page.mouse.move(500, 450, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByText('2 / 4')).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test('PB-23 an address with an action of the page opens it; any other opens nothing', async ({ page }) => {
    await page.goto('/gallery/lightbox/');
    const hash = await page
      .getByRole('link', { name: 'The pine wood', exact: true })
      .getAttribute('data-e-action-hash');
    await page.goto('about:blank');
    await page.goto(`/gallery/lightbox/${hash}`);
    await expect(page.getByRole('dialog', { name: 'The pine wood' })).toBeVisible();
    await page.goto('about:blank');
    const settings = Buffer.from('{"id":1,"url":"/pictures/still-life.svg"}').toString('base64');
    await page.goto(`/gallery/lightbox/#elementor-action%3Aaction%3Dlightbox%26settings%3D${settings}`);
    await islandsHaveSettled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test('PB-23 an action link opens its slideshow; unknown actions are ignored and lead nowhere', async ({
    page,
    foreignPage,
  }) => {
    await foreignPage(`
      <a href="#elementor-action%3Aaction%3Dselfdestruct%26settings%3De30%3D">Unknown</a>
      <a href="#elementor-action%3Aaction%3Dlightbox%26settings%3D${btoa('{"id":1,"url":"javascript:alert(1)"}')}">Hostile</a>
      <a href="#elementor-action%3Aaction%3Dlightbox%26settings%3D${btoa('{"id":1,"url":"/pictures/still-life.svg"}')}">Good</a>`);
    await codeHasRun(page, 'link-actions');
    await page.getByRole('link', { name: 'Unknown' }).click();
    await page.getByRole('link', { name: 'Hostile' }).click();
    expect(new URL(page.url()).hash).toBe('');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Good' }).click();
    await expect(page.locator('dialog .elementor-lightbox-image')).toHaveAttribute('src', /still-life\.svg$/);
  });

  test('PB-21 with the kit’s switch on, links to pictures open it; downloads and refusals do not', async ({
    page,
    foreignPage,
  }) => {
    await foreignPage(
      `<main><a id="yes" href="/pictures/still-life.svg?w=1">Picture</a>
       <a id="no" href="/pictures/still-life.svg" data-elementor-open-lightbox="no">Refused</a>
       <a id="save" href="/pictures/still-life.svg" download>Saved</a></main>`,
      {
        head: '<script>var elementorFrontendConfig = { kit: { global_image_lightbox: "yes" }, settings: { page: [] }, i18n: { close: "Schließen" } };</script>',
      },
    );
    await codeHasRun(page, 'link-actions');
    // The page itself stays: what matters is whether the click was handled.
    const prevented = (id: string) =>
      page.evaluate((id) => {
        let taken = false;
        const look = (event: Event): void => {
          taken = event.defaultPrevented;
          event.preventDefault();
        };
        addEventListener('click', look, { once: true });
        document.getElementById(id)?.click();
        return taken;
      }, id);
    expect(await prevented('no')).toBe(false);
    expect(await prevented('save')).toBe(false);
    expect(await prevented('yes')).toBe(true);
    await expect(page.getByRole('button', { name: 'Schließen' })).toBeVisible();
  });

  test('PB-21 a click on a link to a picture, before any code has come, waits for it', async ({
    page,
    foreignPage,
  }) => {
    let letCome = (): void => {};
    const mayCome = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(`**${chunkFile('link-actions')}`, (route) => mayCome.then(() => route.continue()));
    await foreignPage('<main><a href="/pictures/still-life.svg">Picture</a></main>', {
      head: '<script>var elementorFrontendConfig = { kit: { global_image_lightbox: "yes" } };</script>',
    });
    await page.getByRole('link', { name: 'Picture' }).click();
    letCome();
    await expect(page.locator('dialog .elementor-lightbox-image')).toHaveAttribute('src', /still-life\.svg$/);
    expect(new URL(page.url()).pathname).toBe('/written-by-somebody-else/');
  });

  test('PB-24 in the editor it opens only where its author wants it, and the editor’s code is there', async ({
    page,
    foreignPage,
  }) => {
    const html =
      '<main class="elementor-edit-area"><a href="/pictures/still-life.svg" data-elementor-open-lightbox="yes">Picture</a></main>';
    const config = (preference: string) =>
      `<script>var elementorFrontendConfig = { environmentMode: { edit: true }, settings: { editorPreferences: { lightbox_in_editor: "${preference}" } } };</script>`;
    await foreignPage(html, { head: config('') });
    await codeHasRun(page, 'link-actions');
    await expect.poll(() => chunks(page)).toContain('startEditMode');
    await page.getByRole('link', { name: 'Picture' }).click();
    expect(new URL(page.url()).pathname).toBe('/written-by-somebody-else/');
    await expect(page.locator('dialog')).toHaveCount(0);
    await foreignPage(html, { head: config('yes') });
    await codeHasRun(page, 'link-actions');
    await page.getByRole('link', { name: 'Picture' }).click();
    await expect(page.locator('dialog')).toBeVisible();
  });

  test('PB-24 PB-25 in public view nothing of the editor and no asset of the builder is fetched', async ({
    page,
    foreignPage,
  }) => {
    await foreignPage('<main><h1>Public</h1></main>', {
      head: '<script>var elementorFrontendConfig = { environmentMode: { edit: false }, urls: { assets: "/builder/" } };</script>',
    });
    await islandsHaveSettled(page);
    expect(await chunks(page)).toContain('frontend');
    expect(await chunks(page)).not.toContain('startEditMode');
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(fetched.filter((name) => name.includes('/builder/'))).toEqual([]);
  });
});

test('PB-22 a page opened at an anchor ends there, beneath what sticks, though the page still grows', async ({
  page,
  foreignPage,
}) => {
  await foreignPage(
    `<div class="elementor-element elementor-sticky" data-id="a1" data-settings='{"sticky_anchor_link_offset":100}'>Sticks</div>
     <div class="elementor-element"><a href="#place">There</a></div><div id="late"></div>
     <div style="height: 700px"></div><h2 id="place">The place</h2><div style="height: 3000px"></div>
     <script>addEventListener('load', () => requestAnimationFrame(() => { late.style.height = '200px'; }));</script>`,
    { head: '<style>html { overflow-anchor: none; scroll-behavior: smooth }</style>' },
  );
  await page.goto('about:blank');
  await page.goto('/written-by-somebody-else/#place');
  const place = page.getByRole('heading', { name: 'The place' });
  await expect.poll(async () => Math.round((await place.boundingBox())?.y ?? 0)).toBe(100);
});

test.describe('entrances', () => {
  test('PB-15 elements come in when they are seen', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 500 });
    await page.goto('/gallery/entrance-animations/');
    const last = page.locator('[data-settings*="lightSpeedIn"]');
    await expect(page.locator('[data-settings*=\'"fadeIn"\']')).toHaveClass(/animated fadeIn/);
    await expect(last).toHaveClass(/elementor-invisible/);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveClass(/animated lightSpeedIn/);
    await expect(last).not.toHaveClass(/elementor-invisible/);
    // Halfway through its entrance it is half transparent, and not representative.
    await last.evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
    await expectNoAxeViolations(page);
  });

  test('PB-15 nothing stays invisible when the script does not come', async ({ page, complaints }) => {
    complaints.allow(/entrance|ERR_FAILED|did not start/);
    await page.route(`**${chunkFile('entrance')}*`, (route) => route.abort());
    await page.goto('/gallery/entrance-animations/');
    const first = page.locator('[data-settings*=\'"fadeIn"\']');
    // Four seconds, which a slow page may have spent loading.
    const at = (time: number) =>
      first.evaluate((element, currentTime) => {
        for (const waiting of element.getAnimations()) {
          waiting.pause();
          Object.assign(waiting, { currentTime });
        }
      }, time);
    await at(3_990);
    await expect(first).toHaveCSS('visibility', 'hidden');
    await at(4_010);
    await expect(first).toHaveCSS('visibility', 'visible');
  });

  test('PB-15 nothing moves where less motion is asked for, and all is there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gallery/entrance-animations/');
    const first = page.locator('[data-settings*=\'"fadeIn"\']');
    await expect(first).not.toHaveClass(/elementor-invisible/);
    expect(await first.evaluate((element) => element.getAnimations().length)).toBe(0);
  });

  test('PB-15 all is there with scripts off', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.baseURL });
    const page = await context.newPage();
    await page.goto('/gallery/entrance-animations/');
    await expect(page.getByText('“pulse” brought this line in.')).toBeVisible();
    await context.close();
  });
});

test('PB-13 the contact button opens, closes and passes axe', async ({ page }) => {
  await page.goto('/gallery/contact-buttons/');
  await islandsHaveSettled(page);
  const button = page.getByRole('button', { name: 'Open the chat box' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expectNoAxeViolations(page);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'The workshop' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'https://wa.me/442079460000',
  );
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'The workshop' })).toBeHidden();
  await expect(button).toBeFocused();
  expect(await chunks(page)).not.toContain('/react-');
});

test('PB-14 the bar covers nothing, can be closed, and passes axe', async ({ page }) => {
  await page.goto('/gallery/floating-bars/');
  await islandsHaveSettled(page);
  await expectNoAxeViolations(page);
  expect(await layoutShift(page)).toBe(0);
  const text = page.getByText('Our order book for the spring is open.');
  await expect(text.first()).toBeVisible();
  await page.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(text.first()).toBeHidden();
});

test('PB-20 a section is stretched over the page, also from right to left', async ({ page, foreignPage }) => {
  const html = `<div style="padding: 0 120px"><section class="elementor-section elementor-section-stretched" data-element_type="section" data-settings='{"stretch_section":"section-stretched"}' style="position: relative">Wide</section></div>`;
  for (const dir of ['ltr', 'rtl'] as const) {
    await foreignPage(html, { dir, head: '<style>body { margin: 0 }</style>' });
    const section = page.locator('section');
    await expect
      .poll(() => section.evaluate((element) => [element.getBoundingClientRect().left, element.clientWidth]))
      .toEqual([0, 1440]);
    await page.setViewportSize({ width: 800, height: 600 });
    await expect
      .poll(() => section.evaluate((element) => [element.getBoundingClientRect().left, element.clientWidth]))
      .toEqual([0, 800]);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test.describe('a stretched container of our own', () => {
  for (const direction of ['ltr', 'rtl'])
    test(`PB-20 reaches both edges when it is first seen, out of a column at the side as well, ${direction}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1180, height: 900 });
      await page.route('**/gallery/stretched-containers/', async (route) => {
        const answer = await route.fetch();
        const html = (await answer.text()).replace('dir="ltr"', `dir="${direction}"`);
        await route.fulfill({ response: answer, body: html });
      });
      // The island's own code is loaded long after the first frame.
      await page.route(`**${chunkFile('stretch')}`, async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await route.continue();
      });
      await page.goto('/gallery/stretched-containers/');
      await islandsHaveSettled(page);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      for (const id of ['ec00002', 'ec00015', 'ec00005'])
        expect(
          await page.locator(`[data-id="${id}"]`).evaluate((element) => {
            const { left, width } = element.getBoundingClientRect();
            return [left, width];
          }),
          id,
        ).toEqual([0, width]);
      expect(await layoutShift(page)).toBe(0);
      await page.setViewportSize({ width: 700, height: 900 });
      await expect
        .poll(() => page.locator('[data-id="ec00015"]').evaluate((element) => element.clientWidth))
        .toBe(700);
      await expectNoAxeViolations(page);
    });
});

test('PB-22 a link leads to just beneath what sticks to the top', async ({ page, foreignPage }) => {
  await foreignPage(`
    <div class="elementor"><header class="elementor-element elementor-sticky" data-id="a1" data-settings='{"sticky_anchor_link_offset":90}' style="position: sticky; top: 0; height: 90px">Header</header>
    <div class="elementor-element"><a href="#below">Down</a></div><div style="height: 3000px"></div><h2 id="below" style="margin: 0">Below</h2><div style="height: 3000px"></div></div>`);
  await expect(page.locator('#below')).toHaveCSS('scroll-margin-top', '90px');
  await page.getByRole('link', { name: 'Down' }).click();
  await expect
    .poll(() => page.locator('#below').evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(90);
});

test('PB-07 a video of another product’s page waits for its visitor', async ({ page, foreignPage }) => {
  await foreignPage(`<div class="elementor-element elementor-widget" data-id="1a" data-element_type="widget" data-widget_type="video.default" data-settings='{"video_type":"youtube","youtube_url":"https://youtu.be/abc","show_image_overlay":"yes"}'>
    <div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div>
    <div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" tabindex="0" aria-label="Play the video">▶</div></div></div></div>`);
  await islandsHaveSettled(page);
  // Any request to another host would fail this test by itself.
  await page.route('https://www.youtube.com/**', (route) => route.abort());
  await expect(page.locator('script[src*="youtube"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible();
});

function carousel(page: Page, name: string) {
  return page.getByRole('region', { name });
}

/** The names of the chunks that a page has loaded. */
async function chunks(page: Page): Promise<string[]> {
  return (await loadedScripts(page)).map((path) => path.replace(/^.*\/|-[\w-]{7}\.js$/g, ''));
}

function foreignCarousel({ slides }: { slides: number }): string {
  const all = Array.from(
    { length: slides },
    (
      _,
      index,
    ) => `<div class="swiper-slide vendor" role="group" aria-roledescription="slide" aria-label="${index + 1} of ${slides}">
      <figure class="swiper-slide-inner"><img class="swiper-slide-image" src="/pictures/still-life.svg" alt="Slide ${index + 1}"></figure></div>`,
  );
  return `<!-- a page builder's -->
    <div class="elementor-element elementor-widget elementor-widget-image-carousel" data-id="1234567" data-element_type="widget"
      data-settings='{"slides_to_show":"4","navigation":"both","infinite":"yes","speed":500}' data-widget_type="image-carousel.default">
      <div class="elementor-widget-container">
        <div class="elementor-image-carousel-wrapper swiper" role="region" aria-roledescription="carousel" aria-label="Work" dir="ltr">
          <div class="elementor-image-carousel swiper-wrapper" aria-live="polite">${all.join('\n<!-- next -->')}</div>
          <div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0"><i aria-hidden="true" class="eicon-chevron-left"></i></div>
          <div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0"><i aria-hidden="true" class="eicon-chevron-right"></i></div>
          <div class="swiper-pagination"></div>
        </div>
      </div>
    </div>`;
}
