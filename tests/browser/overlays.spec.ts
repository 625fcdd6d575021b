import type { Page } from '@playwright/test';
import { badgeOfGenerationC } from '../../packages/reviews/testing/foreignMarkup.ts';
import { codeHasRun, expect, test } from './fixtures/index.ts';
import { PAGE_SHEETS, type PageSheet } from './fixtures/pageSheets.ts';
import { later, openSpamPage, pauseClock } from './fixtures/spamPage.ts';

/*
 * All our overlays, under style sheets of real pages. Each is first viewed on the page without one; under every style sheet it
 * must have the same position and size, in the window, reachable and readable.
 */
const SHEETS = Object.keys(PAGE_SHEETS) as PageSheet[];
const NAMES = ['project-octagon', 'project-vinery', 'project-school', 'project-lean-to'];
const ENCODED = 'AAECAw==8ccONE=';

const BUILDER = `
<main>${NAMES.map(
  (name) =>
    `<a href="/pictures/${name}.svg" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="g" data-elementor-lightbox-title="${name}" data-elementor-lightbox-description="As it stands."><img src="/pictures/${name}.svg" alt="${name}" width="200" height="150"></a>`,
).join('')}
<a id="single" href="/pictures/still-life.svg" data-elementor-open-lightbox="yes">One</a></main>
<div class="nv-nav-search"><form role="search" class="search-form" action="/"><input class="search-field" name="s" aria-label="Search"></form></div>
${badgeOfGenerationC.replace('rpi-badge-right', 'rpi-badge-top-right')}`;

const ELEMENTOR = `<script id="elementor-frontend-js-before">var elementorFrontendConfig = { environmentMode: {}, kit: { lightbox_enable_counter: 'yes', lightbox_enable_zoom: 'yes', lightbox_enable_share: 'yes', lightbox_enable_fullscreen: 'yes', lightbox_title_src: 'title', lightbox_description_src: 'description' }, settings: { page: [] }, responsive: { breakpoints: {} }, i18n: {} };</script>`;

const SPAM = `
<main><p>Write to <span data-original-string="${ENCODED}" class="apbct-email-encoder">co*****@*****le.com</span></p>
<form class="comment-form" method="post"><label>Email <input name="email" type="email"></label></form>
<ol><li id="c1" class="comment apbct-trp"><article class="comment-body"><footer class="comment-meta"><div class="comment-author vcard"><b class="fn">Ada</b></div></footer></article></li></ol>
<div style="height: 3000px"></div></main>
<span aria-hidden="true" id="to_top_scrollup" class="dashicons dashicons-arrow-up-alt2"><span class="screen-reader-text">Scroll Up</span></span>`;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('PB-21 PB-23 the lightbox shows the right picture, whole, and its arrows turn it, under any sheet of the page', async ({
  page,
  foreignPage,
}) => {
  await foreignPage(BUILDER, { head: ELEMENTOR });
  await codeHasRun(page, 'link-actions');
  const image = '.swiper-slide-active .elementor-lightbox-image';
  const parts = [
    '.dialog-close-button',
    '.elementor-swiper-button-prev',
    '.elementor-swiper-button-next',
    '.eicon-share-arrow',
    '.eicon-zoom-in-bold',
    '.eicon-frame-expand',
    image,
  ];
  await underAllSheets(page, async (compare) => {
    await press(page, `a[href*="${NAMES[1]}"]`);
    await expect(page.locator('.elementor-slideshow__counter')).toHaveText('2 / 4');
    await expect.poll(() => pictureInTheMiddle(page)).toContain(NAMES[1]);
    await expectWholePicture(page, image);
    compare(await lookAt(page, [...parts, '.elementor-slideshow__title', '.elementor-slideshow__counter']));

    await page.locator('.elementor-swiper-button-next').click();
    await expect(page.locator('.elementor-slideshow__counter')).toHaveText('3 / 4');
    await expect.poll(() => pictureInTheMiddle(page)).toContain(NAMES[2]);
    await page.locator('.elementor-swiper-button-prev').click();
    await expect.poll(() => pictureInTheMiddle(page)).toContain(NAMES[1]);

    await page.locator('.eicon-share-arrow').click();
    await expect(page.getByRole('link', { name: 'Pin it' })).toBeVisible();
    compare(
      await lookAt(page, ['.elementor-slideshow__share-links', '.elementor-slideshow__share-links > a']),
    );
    await page.locator('.dialog-close-button').click();
    await expect(page.locator('dialog')).toHaveCount(0);

    await press(page, '#single');
    await expect.poll(() => pictureInTheMiddle(page)).toContain('still-life');
    await expectWholePicture(page, image);
    compare(await lookAt(page, ['.dialog-close-button', image]));
    await page.locator('.dialog-close-button').click();
    await expect(page.locator('dialog')).toHaveCount(0);
  });
});

test('PB-21 the lightbox fades and comes in with its animation, whatever the page says of dialogs', async ({
  page,
  foreignPage,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await foreignPage(BUILDER, { head: ELEMENTOR });
  await codeHasRun(page, 'link-actions');
  await wear(page, 'important');
  await press(page, '#single');
  await expect(page.locator('dialog .dialog-message')).toBeAttached();
  const half = await page.locator('dialog').evaluate((dialog) => {
    const message = dialog.querySelector('.dialog-message');
    return [dialog, message].map((element) => {
      for (const animation of element?.getAnimations() ?? []) {
        animation.pause();
        animation.currentTime = Number(animation.effect?.getComputedTiming().duration) / 4;
      }
      return Number(getComputedStyle(element ?? dialog).opacity);
    });
  });
  for (const opacity of half) {
    expect(opacity).toBeGreaterThan(0);
    expect(opacity).toBeLessThan(1);
  }
});

test('PB-21 dialogs, contact buttons, bars, reviews and search results stand under any sheet of the page', async ({
  page,
  foreignPage,
}) => {
  await page.route('**/admin-ajax.php?action=grw_reviews**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Everything was ready on the day.</p>' }),
  );
  await page.route('**/wp/v2/search?**', (route) =>
    route.fulfill({ json: [{ title: 'A glass house', url: '/a/', subtype: 'post' }] }),
  );
  await foreignPage(BUILDER, { head: ELEMENTOR });
  await bring(page, '/gallery/contact-buttons/', '[data-widget_type^="contact-buttons"]');
  await bring(page, '/gallery/floating-bars/', '[data-widget_type^="floating-bars"]:has(.is-sticky)');
  await bring(page, '/gallery/reviews-badge/', '.wp-gr');
  await page.waitForFunction(() => (window as { elementorFrontend?: object }).elementorFrontend);
  await expect(page.locator('body > .wp-gr > .wp-google-badge-fixed')).toBeVisible();
  await expect(page.locator('.e-contact-buttons__chat-button')).toHaveAttribute('aria-expanded', 'false');

  await underAllSheets(page, async (compare) => {
    await page.evaluate(() =>
      (window as unknown as { elementorFrontend: Frontend }).elementorFrontend
        .getDialogsManager()
        .createWidget('confirm', {
          headerMessage: 'One question',
          message: 'Shall we go on?',
          strings: { confirm: 'Go on' },
          onConfirm() {},
        })
        .show(),
    );
    // Its style sheet comes with the first of them.
    await expect(page.locator('dialog.portico-over')).toBeVisible();
    const [dialog] = compare(
      await lookAt(page, ['dialog', '.dialog-header', '.dialog-ok', '.dialog-cancel']),
    );
    expect(Math.abs((dialog?.x ?? 0) * 2 + (dialog?.width ?? 0) - 1440)).toBeLessThanOrEqual(1);
    await page.locator('.dialog-cancel').click();
    await expect(page.locator('dialog')).toHaveCount(0);

    await page.locator('.e-contact-buttons__chat-button').click();
    await expect(page.locator('.e-contact-buttons__send-cta')).toBeVisible();
    compare(
      await lookAt(page, [
        '.e-contact-buttons__chat-button',
        '.e-contact-buttons__content',
        '.e-contact-buttons__close-button',
        '.e-contact-buttons__top-bar-title',
        '.e-contact-buttons__message-bubble-body',
        '.e-contact-buttons__send-cta',
      ]),
    );
    await page.locator('.e-contact-buttons__close-button').click();
    await expect(page.locator('.e-contact-buttons__content')).toBeHidden();

    await page.locator('.e-floating-bars').scrollIntoViewIfNeeded();
    compare(
      await lookAt(page, [
        '.e-floating-bars__close-button',
        '.e-floating-bars__cta-button',
        '.e-floating-bars__announcement-text',
      ]),
      'size',
    );

    compare(await lookAt(page, ['.wp-google-badge-fixed', '.rpi-badge-cnt', '.rpi-badge > .rpi-x']));
    await page.locator('.wp-google-badge-fixed').click();
    compare(
      await lookAt(page, [
        'body > .wp-gr > .wp-google-form:not([hidden])',
        ...[' .wp-google-close', ' .wp-google-text', ' .wp-google-time', ' .wp-google-wr a'].map(
          (part) => `.wp-google-form:not([hidden])${part}`,
        ),
      ]),
    );
    await press(page, '.wp-google-form:not([hidden]) .rpi-thumb');
    const photo = '.rpi-lightbox-media img';
    await expectWholePicture(page, photo);
    compare(
      await lookAt(page, [
        '.rpi-lightbox-inner',
        '.rpi-lightbox > .rpi-x',
        '.rpi-lightbox-next',
        '.rpi-lightbox-count',
        photo,
        '.rpi-lightbox-review .wp-google-name',
      ]),
    );
    const src = await page.locator(photo).getAttribute('src');
    await page.locator('.rpi-lightbox-next').click();
    await expect(page.locator('.rpi-lightbox-count')).toHaveText(/^2 \//);
    await expect(page.locator(photo)).not.toHaveAttribute('src', src ?? '');
    await page.locator('.rpi-lightbox > .rpi-x').click();
    await page.locator('.wp-google-form:not([hidden]) .wp-google-close').click();
    await expect(page.locator('.wp-google-form')).toHaveCount(2);

    await page.locator('.rpi-badge-body').click();
    await expect(page.locator('.rpi-popup')).toHaveText(/ready on the day/);
    compare(await lookAt(page, ['.rpi-lightbox-wrap .rpi-x', '.rpi-popup', '.rpi-popup > p']));
    await page.locator('.rpi-lightbox-wrap .rpi-x').click();

    await page.locator('.search-field').fill('glass');
    await expect(page.locator('.portico-search-hits > a')).toBeVisible();
    // As wide as its form, which belongs to the page.
    compare(await lookAt(page, ['.portico-search-hits > a']), 'inWindow');
    await page.locator('.search-field').fill('');
  });
});

test('SP-02 SP-04 SP-13 SP-18 SP-21 what the spam protection lays over a page stands under any sheet of it', async ({
  page,
  foreignPage,
}) => {
  await openSpamPage(page, foreignPage, SPAM, {
    head: '<script>var to_top_options = { icon_bg_color: "#123456", icon_color: "#ffffff" };</script>',
    settings: { theRealPerson: REAL_PERSON, data__email_check_exist_post: '1' },
    answers: {
      check_email_exist_post: () => ({
        body: { result: { result: 'EXISTS', text_result: 'It is good to use!' } },
      }),
    },
  });
  await codeHasRun(page, 'spam-guard');
  await page.getByLabel('Email').fill('jane@example.com');
  await page.getByLabel('Email').blur();
  const sign = '#apbct-check_email_exist-block';
  await expect(page.locator(sign)).toHaveClass(/good_email/);
  await expect(page.locator('#to_top_scrollup')).toHaveAttribute('role', 'button');

  await underAllSheets(page, async (compare) => {
    await page.evaluate(() => {
      const { cleantalkModal: modal } = window;
      if (!modal) return;
      modal.loaded = '<p>It looks like advertising.</p><p>See <a href="/why/">why</a>.</p>';
      modal.open();
    });
    await expect(page.locator('#cleantalk-modal-content a')).toBeVisible();
    const [modal] = compare(
      await lookAt(page, [
        '#cleantalk-modal-inner',
        '#cleantalk-modal-close',
        '#cleantalk-modal-content > p',
      ]),
    );
    expect(Math.abs((modal?.x ?? 0) * 2 + (modal?.width ?? 0) - 1440)).toBeLessThanOrEqual(1);
    compare(await lookAt(page, ['#cleantalk-modal-content a']), 'inWindow');
    await page.evaluate(() =>
      window.cleantalkModal?.confirm('Are you sure?', 'All of it goes.', '', () => {}),
    );
    await expect(page.locator('.cleantalk-confirm-modal_header')).toBeVisible();
    compare(
      await lookAt(page, [
        '.cleantalk-confirm-modal_header',
        '.cleantalk-confirm-modal_text',
        '.cleantalk_link:first-child',
        '.cleantalk_link:last-child',
      ]),
    );
    await page.locator('#cleantalk-modal-close').click();
    await expect(page.locator('#cleantalk-modal-overlay')).toHaveCount(0);

    // The field was moved by something other than a resize.
    await page.evaluate(() => window.dispatchEvent(new Event('resize')));
    await page.locator(sign).hover();
    await expect(page.locator('[data-open]')).toHaveText('It is good to use!');
    compare(await lookAt(page, ['[data-open]']), 'size');
    const field = await page.getByLabel('Email').boundingBox();
    const placed = await page.locator(sign).boundingBox();
    expect(placed?.height).toBeCloseTo(field?.height ?? 0, 0);
    expect(placed?.y).toBeCloseTo(field?.y ?? 0, 0);

    await page.locator('.apbct-real-user-badge').hover();
    await expect(page.locator('.apbct-real-user-popup')).toHaveCSS('opacity', '1');
    compare(await lookAt(page, ['.apbct-real-user-popup', '.apbct-real-user-popup strong']), 'size');
    await page.mouse.move(700, 5);

    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(page.locator('#to_top_scrollup')).toBeVisible();
    compare(await lookAt(page, ['#to_top_scrollup']), 'inWindow');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('#to_top_scrollup')).toBeHidden();
  });
});

test('SP-06 the popup of a hidden address stands in the middle under any sheet of the page', async ({
  page,
  foreignPage,
}) => {
  const answer = later();
  await pauseClock(page);
  await openSpamPage(page, foreignPage, SPAM, {
    answers: {
      apbct_decode_email: () => answer.promise.then(() => ({ body: { success: true, data: [DECODED] } })),
    },
  });
  const address = page.locator('[data-original-string]');
  await expect(address).toHaveAttribute('role', 'button');
  await address.click();
  await expect(page.locator('.apbct_dog')).toHaveCount(3);
  await underAllSheets(page, async (compare) => {
    compare(await lookAt(page, ['#apbct_popup', '.apbct-email-encoder--popup-header']));
  });
  answer.resolve();
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return page.locator('.apbct-email-encoder-got-it-button').count();
    })
    .toBe(1);
  await underAllSheets(page, async (compare) => {
    const [popup] = compare(
      await lookAt(page, [
        '#apbct_popup',
        '.apbct-email-encoder-select-whole-email',
        '.apbct-email-encoder-got-it-button',
      ]),
    );
    expect(Math.abs((popup?.x ?? 0) * 2 + (popup?.width ?? 0) - 1440)).toBeLessThanOrEqual(1);
  });
  await page.locator('.apbct-email-encoder-got-it-button').click();
  await expect(page.locator('#apbct_popup')).toBeHidden();
});

interface Frontend {
  getDialogsManager(): { createWidget(type: string, options: object): { show(): unknown } };
}

const DECODED = {
  is_allowed: true,
  encoded_email: ENCODED,
  decoded_email: 'contact@example.com',
  comment: '',
};

const REAL_PERSON = {
  phrases: { trpHeading: 'The Real Person Badge!', trpContent1: 'Verified.', trpContent2: 'By a server' },
  imgPersonUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  imgShieldUrl: '',
};

/** What a person sees of an element. */
interface Look {
  readonly selector: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isInWindow: boolean;
  /** Nothing covers its centre. */
  readonly isWithinReach: boolean;
  /** Of its text against the background; `null` without text. */
  readonly contrast: number | null;
}

/**
 * `place`: the same position as without a style sheet. `size`: the same size; the page decides the position. `inWindow`: a
 * script decides the size.
 */
type Claim = 'place' | 'size' | 'inWindow';
type Compare = (looks: readonly Look[], claim?: Claim) => readonly Look[];

/** Runs the same steps without a style sheet and under each of them, and compares the results with the first. */
async function underAllSheets(page: Page, steps: (compare: Compare) => Promise<void>): Promise<void> {
  const plain: Look[] = [];
  await steps((looks) => {
    plain.push(...looks);
    for (const look of looks) expectSound(look, 'no sheet');
    return looks;
  });
  for (const sheet of SHEETS)
    await test.step(`under ${sheet}`, async () => {
      await wear(page, sheet);
      let seen = 0;
      await steps((looks, claim = 'place') => {
        for (const look of looks) {
          expectSound(look, sheet);
          const before = plain[seen++];
          if (before && claim !== 'inWindow') expectSame(look, before, { sheet, claim });
        }
        return looks;
      });
    });
  await wear(page, 'none');
}

function expectSound(look: Look, sheet: string): void {
  const { selector, isInWindow, isWithinReach, contrast } = look;
  expect({ sheet, selector, isInWindow, isWithinReach }).toEqual({
    sheet,
    selector,
    isInWindow: true,
    isWithinReach: true,
  });
  if (contrast !== null)
    expect(contrast, `the contrast of ${selector} under ${sheet}`).toBeGreaterThanOrEqual(4.5);
}

function expectSame(look: Look, before: Look, { sheet, claim }: { sheet: PageSheet; claim: Claim }): void {
  const label = `${look.selector} under ${sheet}`;
  const isClose = (one: number, other: number) => Math.abs(one - other) <= 1;
  const sizes = ({ width, height }: Look) => ({ width, height });
  if (!isClose(look.width, before.width) || !isClose(look.height, before.height))
    expect(sizes(look), label).toEqual(sizes(before));
  if (claim !== 'place') return;
  const x = sheet === 'rtl' ? 1440 - before.x - before.width : before.x;
  if (!isClose(look.x, x) || !isClose(look.y, before.y))
    expect({ x: look.x, y: look.y }, label).toEqual({ x, y: before.y });
}

async function wear(page: Page, sheet: PageSheet | 'none'): Promise<void> {
  await page.evaluate(
    ({ css, dir }) => {
      const style =
        document.getElementById('page-sheet') ?? document.head.appendChild(document.createElement('style'));
      style.id = 'page-sheet';
      style.textContent = css;
      // A page has its direction from the start, and elements moved to its end inherit it from there.
      for (const element of [
        document.documentElement,
        ...document.querySelectorAll<HTMLElement>('body > [dir]'),
      ])
        element.dir = dir;
    },
    { css: sheet === 'none' ? '' : PAGE_SHEETS[sheet], dir: sheet === 'rtl' ? 'rtl' : 'ltr' },
  );
}

/**
 * By a script: the page itself may be unusable under the style sheet. Script events are not held for code that is still
 * loading.
 */
function press(page: Page, selector: string): Promise<void> {
  return page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => element.click());
}

/** Copies a part of one of our own pages into this one. */
async function bring(page: Page, address: string, selector: string): Promise<void> {
  await page.evaluate(
    async ({ from, part }) => {
      const html = await (await fetch(from)).text();
      const found = new DOMParser().parseFromString(html, 'text/html').querySelectorAll(part);
      document.body.append(...[...found].map((node) => document.adoptNode(node)));
    },
    { from: address, part: selector },
  );
}

function pictureInTheMiddle(page: Page): Promise<string> {
  return page.evaluate(() => {
    const found = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return found instanceof HTMLImageElement && found.complete ? found.src : '';
  });
}

/** In the window and with its own proportions. */
async function expectWholePicture(page: Page, selector: string): Promise<void> {
  const picture = page.locator(selector);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const { drawn, own, opacity } = await picture.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    const style = getComputedStyle(image);
    const own = image.naturalWidth / image.naturalHeight;
    // A picture with `object-fit: contain` keeps its proportions whatever its box.
    return { drawn: style.objectFit === 'contain' ? own : width / height, own, opacity: style.opacity };
  });
  expect(drawn).toBeCloseTo(own, 1);
  expect(opacity).toBe('1');
  const box = await picture.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
}

function lookAt(page: Page, selectors: readonly string[]): Promise<Look[]> {
  return page.evaluate((all) => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    return all.map(look);

    function look(selector: string) {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return {
        selector,
        x,
        y,
        width,
        height,
        isInWindow:
          x >= -1 && y >= -1 && x + width <= innerWidth + 1 && y + Math.min(height, 1) <= innerHeight + 1,
        isWithinReach: hit !== null && (element.contains(hit) || hit.contains(element)),
        contrast: [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
          ? contrastOf(element)
          : null,
      };
    }

    function contrastOf(element: Element): number {
      const layers: string[] = [];
      let opacity = 1;
      for (let one: Element | null = element; one; one = one.parentElement) {
        layers.unshift(getComputedStyle(one).backgroundColor);
        opacity *= Number(getComputedStyle(one).opacity);
      }
      const behind = luminance(layers);
      const front = luminance([...layers, getComputedStyle(element).color]);
      const [light, dark] = [Math.max(behind, front), Math.min(behind, front)];
      return opacity < 0.5 ? 1 : (light + 0.05) / (dark + 0.05);
    }

    function luminance(layers: readonly string[]): number {
      if (!brush) throw new Error('No canvas.');
      brush.globalAlpha = 1;
      for (const colour of ['#fff', ...layers]) {
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
  }, selectors as string[]);
}
