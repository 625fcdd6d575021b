import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { badgeOfGenerationC, listOfGenerationA, sliderOfGenerationB } from '../testing/foreignMarkup.ts';
import { DEFAULT_OPTIONS, type Layout, MORE_REVIEWS_PATH } from '../wire/public.ts';
import type { ReviewCard, ReviewsProps } from './ReviewsProps.ts';
import { ReviewsView } from './ReviewsView.tsx';
import { start } from './reviews.island.ts';

const stops: (() => void)[] = [];

beforeEach(() => {
  document.body.style.width = '1000px';
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('a review widget comes to life', () => {
  test('RV-01 it says that it was started, once, and can be started again after it was stopped', async () => {
    const root = page(listOfGenerationA);
    const stop = await start(root);
    expect(root.dataset.exec).toBe('true');
    await start(root);
    expect(window.rpi?.Instances?.filter((instance) => instance.root === root)).toHaveLength(1);
    stop();
    expect(root.dataset.exec).toBe('false');
    await start(root);
    expect(root.dataset.exec).toBe('true');
    window.rpi?.Utils?.clear();
    expect(root.dataset.exec).toBe('false');
  });

  test('RV-03 the badge of the third generation fetches its reviews into a dialog, and stays closed once closed', async () => {
    sessionStorage.clear();
    const fetched = vi
      .spyOn(window, 'fetch')
      .mockImplementation(
        async () =>
          new Response(
            '<div class="grw-popup"><div class="wp-google-review"><div class="wp-google-time" data-time="1700000000">2023</div><span class="wp-google-text">A rather long text of a popup that is cut.</span></div></div>',
          ),
      );
    const root = await live(badgeOfGenerationC);
    one(root, '.rpi-badge-clickable').click();
    const dialog = one(document.body, '.rpi-lightbox-wrap');
    expect(dialog.ariaModal).toBe('true');
    expect(dialog.querySelectorAll('.rpi-skeleton').length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(dialog.querySelector('.wp-more-toggle')).not.toBeNull());
    expect(fetched.mock.calls[0]?.[0]).toContain('action=grw_reviews&id=9');
    expect(one(dialog, '.wp-google-time').textContent).toMatch(/years? ago/);
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(document.querySelector('.rpi-lightbox-wrap')).toBeNull();
    one(root, '.rpi-badge > .rpi-x').click();
    expect(one(root, '.rpi-badge-cnt').hidden).toBe(true);
    expect(sessionStorage.getItem('rpi_badge_9_google_')).toBe('1');
    expect(one(await live(badgeOfGenerationC), '.rpi-badge-cnt').hidden).toBe(true);
    sessionStorage.clear();
  });

  test('RV-03 the sheets of a page do not reach a badge, but Rich Showcase’s own does, where ours is not', async () => {
    sessionStorage.clear();
    await live(ours('badge', 2));
    expect(one(document.body, '.wp-google-form').closest('.portico-over')).not.toBeNull();
    const third = await live(badgeOfGenerationC);
    expect(one(third, '.rpi-badge-cnt').matches('.portico-over')).toBe(true);
    document.body.replaceChildren();

    const sheet = document.createElement('link');
    sheet.id = 'grw-public-main-css-css';
    document.head.append(sheet);
    stops.push(() => sheet.remove());
    await live(ours('badge', 2));
    expect(one(document.body, '.wp-google-form').closest('.portico-over')).toBeNull();
    expect(one(await live(badgeOfGenerationC), '.rpi-badge-cnt').closest('.portico-over')).toBeNull();
  });

  test('RV-03 a badge whose reviews cannot be had says so', async () => {
    sessionStorage.clear();
    vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('no', { status: 404 }));
    const root = await live(badgeOfGenerationC);
    one(root, '.rpi-badge-clickable').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
    await vi.waitFor(() =>
      expect(one(document.body, '.rpi-popup').textContent).toBe('No reviews could be loaded.'),
    );
  });

  test('RV-10 a long text of another product is cut, keeps its line breaks and links, and opens', async () => {
    const root = await live(listOfGenerationA);
    const text = one(root, '.wp-google-text');
    const toggle = one(text, '.wp-more-toggle');
    expect(toggle.textContent).toBe('mehr lesen');
    expect(text.textContent).toBe('First... mehr lesen');
    expect(toggle.dataset.hidden).toBe(' linesecond line here');
    toggle.click();
    await vi.waitFor(() => expect(text.querySelector('.rpi-s, .wp-more-toggle, template')).toBeNull());
    expect(text.querySelector('br')).not.toBeNull();
    expect(text.textContent).toBe('First linesecond line here');
    expect(text.querySelector('a')?.getAttribute('href')).toBe('https://example.org/');
  });

  test('RV-05 RV-11 a time is said in its own language, and one that is no time keeps its words', async () => {
    const root = await live(sliderOfGenerationB(1));
    await vi.waitFor(() => expect(one(root, '.wp-google-time').textContent).toMatch(/^há \d+ anos$/));
    const list = await live(listOfGenerationA);
    expect(list.querySelectorAll('.wp-google-time')[1]?.textContent).toBe('long ago');
  });

  test('RV-12 the row gets the class of its width, and the columns of a breakpoint while it applies', async () => {
    const root = await live(sliderOfGenerationB(6, '{"breakpoints":"800:2"}'));
    const row = one(root, '.grw-row');
    expect(row.className).toContain('grw-row-s');
    expect(row.className).not.toContain('grw-row-m');
    expect(row.style.getPropertyValue('--col')).toBe('');
    document.body.style.width = '700px';
    await vi.waitFor(() => expect(row.style.getPropertyValue('--col')).toBe('2'));
    expect(row.className).toContain('grw-row-x');
    document.body.style.width = '1000px';
    await vi.waitFor(() => expect(row.style.getPropertyValue('--col')).toBe(''));
  });

  test('RV-12 under Rich Showcase’s own sheet the cards hear of a breakpoint too, while it applies', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.grw-row-s .grw-review { --col: 3 } .grw-row-x .grw-review { --col: 2 }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    onTestFinished(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
    const root = await live(sliderOfGenerationB(6, '{"breakpoints":"800:5"}'));
    const columns = () => getComputedStyle(one(root, '.grw-review')).getPropertyValue('--col');
    expect(columns()).toBe('3');
    document.body.style.width = '700px';
    await vi.waitFor(() => expect(columns()).toBe('5'));
    expect(document.getElementById('rpi-style')?.textContent).toBe(
      `[data-id="${root.dataset.id}"] .grw-review{--col:5!important;--gap:4!important}`,
    );
    document.body.style.width = '1000px';
    await vi.waitFor(() => expect(columns()).toBe('3'));
  });

  test.each(['slider', 'grid', 'list'] as const)(
    'RV-01 a %s without reviews says so, and has nothing to press',
    async (layout) => {
      const root = page(ours(layout, 0));
      stops.push(await start(root));
      expect(root.textContent).toContain('No reviews yet');
      expect(root.querySelectorAll('button')).toHaveLength(0);
      expect(page(ours(layout, 1)).textContent).not.toContain('No reviews yet');
    },
  );

  test('RV-01 cards of another product keep their nodes, classes and attributes', async () => {
    const root = page(sliderOfGenerationB(4));
    const cards = [...root.querySelectorAll('.grw-review')];
    await startOn(root);
    await vi.waitFor(() => expect(root.querySelector('.rpi-dot')).not.toBeNull());
    expect([...root.querySelectorAll('.grw-review')]).toEqual(cards);
    expect(cards[2]?.className).toContain('vendor-card');
    expect(cards[2]?.getAttribute('data-vendor')).toBe('2');
  });

  test('RV-09 the buttons move by what is in view, a dot by its page, and the active dot follows', async () => {
    const root = await live(sliderOfGenerationB(9, '{"autoplay":false}'));
    const scroller = one(root, '.grw-reviews');
    await vi.waitFor(() => expect(dots(root)).toHaveLength(3));
    expect(dots(root).map(({ title, ariaLabel }) => [title, ariaLabel])).toEqual([
      ['0', 'Go to page 0'],
      ['1', 'Go to page 1'],
      ['2', 'Go to page 2'],
    ]);
    one(root, '.grw-next').click();
    await vi.waitFor(() => expect(firstInView(scroller)).toBe(3));
    await vi.waitFor(() => expect(one(root, '.rpi-dot.active').dataset.index).toBe('1'));
    dots(root)[2]?.click();
    await vi.waitFor(() => expect(firstInView(scroller)).toBe(6));
    one(root, '.grw-prev').click();
    await vi.waitFor(() => expect(firstInView(scroller)).toBe(3));
  });

  test('RV-09 a dot moves by the pages between it and the active one, which itself returns to its page', async () => {
    const root = await live(sliderOfGenerationB(10, '{"autoplay":false}'));
    const scroller = one(root, '.grw-reviews');
    await vi.waitFor(() => expect(dots(root)).toHaveLength(4));
    const reach = async (index: number, first: number): Promise<void> => {
      dots(root)[index]?.click();
      await vi.waitFor(() => expect(firstInView(scroller)).toBe(first));
    };
    await reach(3, 7);
    await vi.waitFor(() => expect(one(root, '.rpi-dot.active').dataset.index).toBe('2'));
    await reach(0, 1);
    await vi.waitFor(() => expect(one(root, '.rpi-dot.active').dataset.index).toBe('0'));
    await reach(0, 0);
  });

  test('RV-09 a row that lost a card to another script goes on with those that are left', async () => {
    const root = await live(sliderOfGenerationB(7, '{"autoplay":false}'));
    const scroller = one(root, '.grw-reviews');
    await vi.waitFor(() => expect(dots(root)).toHaveLength(3));
    scroller.lastElementChild?.remove();
    one(root, '.grw-next').click();
    await vi.waitFor(() => expect(firstInView(scroller)).toBe(3));
    await vi.waitFor(() => expect(one(root, '.rpi-dot.active').dataset.index).toBe('1'));
  });

  test('RV-09 a row that was swiped before the code came stays there, and its dot says so', async () => {
    const root = page(sliderOfGenerationB(9, '{"autoplay":false}'));
    const stop = await start(root);
    const scroller = one(root, '.grw-reviews');
    scroller.scrollTo({ left: scroller.scrollWidth, behavior: 'instant' });
    await vi.waitFor(() => expect(firstInView(scroller)).toBe(6));
    stop();
    await startOn(root);
    await vi.waitFor(() => expect(one(root, '.rpi-dot.active').dataset.index).toBe('2'));
    document.body.style.width = '640px';
    await vi.waitFor(() => expect(one(root, '.grw-row').className).toContain('grw-row-x'));
    await vi.waitFor(() => expect(firstInView(scroller)).toBe(6));
  });

  test('RV-09 swipe_per_btn and swipe_per_dot are obeyed, and hide_dots hides them', async () => {
    const root = await live(sliderOfGenerationB(9, '{"autoplay":false,"swipe_per_btn":1,"swipe_per_dot":1}'));
    await vi.waitFor(() => expect(dots(root).length).toBe(9));
    expect(
      dots(root)
        .filter((dot) => dot.checkVisibility())
        .map(({ dataset }) => dataset.index),
    ).toEqual([...['0', '1', '2', '3']]);
    one(root, '.grw-next').click();
    await vi.waitFor(() => expect(firstInView(one(root, '.grw-reviews'))).toBe(1));
    const without = await live(sliderOfGenerationB(9, '{"hide_dots":true}'));
    await vi.waitFor(() => expect(without.querySelector('.rpi-pause')).not.toBeNull());
    expect(dots(without)).toHaveLength(0);
  });

  test('RV-13 under the products’ own sheet, whose strip shows five dots, there are five', async () => {
    // As in the products' style sheet: unlayered, of a fixed width, scrolled to the active one.
    const sheet = `.rpi .rpi-dots-wrap { display: flex !important; justify-content: center !important; width: 72px !important }
      .rpi .rpi-dots { display: flex; overflow-x: scroll !important; gap: 8px; scrollbar-width: none }
      .rpi-dots .rpi-dot { display: inline-block !important; width: 8px !important; height: 8px !important; margin: 0 !important; flex: 1 0 auto !important }`;
    const root = await live(
      `<style>${sheet}</style>${sliderOfGenerationB(12, '{"autoplay":true,"swipe_per_dot":1}')}`,
    );
    await vi.waitFor(() => expect(dots(root)).toHaveLength(12));
    const seen = () => {
      const strip = one(root, '.rpi-dots').getBoundingClientRect();
      return dots(root).flatMap((dot) => {
        const { left, right } = dot.getBoundingClientRect();
        return left >= strip.left - 1 && right <= strip.right + 1 ? Number(dot.dataset.index) : [];
      });
    };
    expect(seen()).toEqual([0, 1, 2, 3, 4]);
    dots(root)[6]?.click();
    await vi.waitFor(() => expect(seen()).toEqual([4, 5, 6, 7, 8]));
  });

  test.each([
    ['.grw-scroll', 'max-height: 20px; overflow-y: auto'],
    ['.wp-google-text', 'display: block; max-height: 20px; overflow-y: scroll'],
    ['.wp-google-reply', 'max-height: 20px; overflow-y: auto'],
  ])('RV-09 a %s that scrolls keeps the wheel', async (selector, style) => {
    const root = page(sliderOfGenerationB(9, '{"autoplay":false,"wheelscroll":true}'));
    const text = one(root, selector);
    text.style.cssText = style;
    await startOn(root);
    await vi.waitFor(() => expect(dots(root)).toHaveLength(3));
    text.insertAdjacentHTML('beforeend', '<i style="display: block; height: 200px"></i>');
    const isTaken = (target: Element | null) =>
      !target?.dispatchEvent(new WheelEvent('wheel', { deltaY: 1, bubbles: true, cancelable: true }));
    expect(isTaken(text.querySelector('i'))).toBe(false);
    expect(isTaken(one(root, '.wp-google-name'))).toBe(true);
  });

  test('RV-07 a slider at its end stays where it is when further reviews come', async () => {
    const more = [...Array(6)].map((_, index) => slideHtml(`Later ${index}`)).join('');
    let answer: (reply: Response) => void = () => {};
    const fetch = vi
      .spyOn(window, 'fetch')
      .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const root = page(sliderOfGenerationB(6, '{"autoplay":false}'));
    const scroller = one(root, '.grw-reviews');
    scroller.dataset.count = '12';
    await startOn(root);
    await vi.waitFor(() => expect(dots(root)).toHaveLength(4));
    scroller.scrollTo({ left: scroller.scrollWidth, behavior: 'instant' });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    const [before, inView] = [scroller.scrollLeft, firstInView(scroller)];
    expect(inView).toBe(3);
    answer(Response.json({ count: 12, offset: 12, html: more }));
    await vi.waitFor(() => expect(scroller.children).toHaveLength(12));
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    expect([scroller.scrollLeft, firstInView(scroller)]).toEqual([before, inView]);
  });

  test('RV-09 in a right-to-left page the slider goes the other way', async () => {
    document.body.dir = 'rtl';
    const root = await live(sliderOfGenerationB(9, '{"autoplay":false}'));
    const scroller = one(root, '.grw-reviews');
    await vi.waitFor(() => expect(dots(root)).toHaveLength(3));
    expect(dots(root).map(({ title, ariaLabel }) => [title, ariaLabel])).toEqual([
      ['0', 'Go to page 0'],
      ['1', 'Go to page 1'],
      ['2', 'Go to page 2'],
    ]);
    one(root, '.grw-next').click();
    await vi.waitFor(() => expect(scroller.scrollLeft).toBeLessThan(-600));
    await vi.waitFor(() => expect(one(root, '.rpi-dot.active').dataset.index).toBe('1'));
    document.body.dir = '';
  });

  test('RV-02 a photo opens large beside its review; arrows, keys and the backdrop do what they say', async () => {
    const root = await live(sliderOfGenerationB(3, '{"autoplay":false}'));
    const thumb = root.querySelectorAll<HTMLElement>('.rpi-thumb')[1];
    // Its host refused the small size: the large one may still come.
    thumb?.dispatchEvent(new Event('error'));
    thumb?.focus();
    thumb?.click();
    const box = await vi.waitFor(() => one(document.body, '.rpi-lightbox'));
    const photo = () => one(box, '.rpi-lightbox-media img').getAttribute('src');
    expect(photo()).toMatch(/#picture-1=s500$/);
    expect(one(box, '.rpi-lightbox-review').textContent).toContain('Reviewer 1');
    expect(box.contains(document.activeElement)).toBe(true);
    press(box, 'ArrowRight');
    await vi.waitFor(() => expect(one(box, '.rpi-lightbox-count').textContent).toBe('3 / 3'));
    one(box, '.rpi-lightbox-next').click();
    expect(one(box, '.rpi-lightbox-count').textContent).toBe('3 / 3');
    one(box, '.rpi-lightbox-prev').click();
    await vi.waitFor(() => expect(one(box, '.rpi-lightbox-count').textContent).toBe('2 / 3'));
    box.click();
    await vi.waitFor(() => expect(getComputedStyle(box).display).toBe('none'));
    expect(document.activeElement).toBe(thumb);
    expect(thumb?.checkVisibility()).toBe(true);
  });

  test('RV-02 all widgets of a page share one lightbox, which is hidden and shown again', async () => {
    const [first, second] = [
      await live(sliderOfGenerationB(2, '{"autoplay":false}')),
      await live(sliderOfGenerationB(3, '{"autoplay":false}')),
    ];
    const count = () => one(document.body, '.rpi-lightbox-count').textContent;
    one(first, '.rpi-thumb').click();
    const box = await vi.waitFor(() => one(document.body, '.rpi-lightbox'));
    expect([count(), getComputedStyle(box).display]).toEqual(['1 / 2', 'flex']);
    press(box, 'Escape');
    expect(getComputedStyle(box).display).toBe('none');
    expect(one(box, '.rpi-lightbox-review').childElementCount).toBe(0);
    one(second, '.rpi-thumb').click();
    await vi.waitFor(() => expect(count()).toBe('1 / 3'));
    expect([...document.querySelectorAll('.rpi-lightbox')]).toEqual([box]);
    expect(getComputedStyle(box).display).toBe('flex');
    expect(box.contains(document.activeElement)).toBe(true);
    press(box, 'Escape');

    // A script has put another page into this one.
    document.body.replaceChildren(second);
    one(second, '.rpi-thumb').click();
    await vi.waitFor(() => expect(box.checkVisibility()).toBe(true));
    press(box, 'Escape');
    window.rpi?.Utils?.clear();
    await vi.waitFor(() => expect(document.querySelector('.rpi-lightbox')).toBeNull());
  });

  test.each(['ltr', 'rtl'])('RV-09 the buttons of a slider stay inside its row: %s', async (direction) => {
    document.body.dir = direction;
    stops.push(() => {
      document.body.dir = '';
    });
    const root = await live(sliderOfGenerationB(4, '{"autoplay":false}'));
    const { left, right } = one(root, '.grw-row').getBoundingClientRect();
    for (const name of ['.grw-prev', '.grw-next']) {
      const button = one(root, name).getBoundingClientRect();
      expect(button.left).toBeGreaterThanOrEqual(left);
      expect(button.right).toBeLessThanOrEqual(right);
    }
  });

  test.each(['wp-google-badge-fixed', 'wp-google-badge_left-fixed'])(
    'RV-03 a badge of the class %s floats over the page',
    async (name) => {
      const root = page(ours('badge', 2));
      one(root, '.wp-google-badge').className = `wp-google-badge ${name}`;
      stops.push(await start(root));
      const badge = one(document.body, '.wp-google-badge');
      expect(getComputedStyle(badge).position).toBe('fixed');
      const { left, right } = badge.getBoundingClientRect();
      expect(left < innerWidth - right).toBe(name.includes('left'));
    },
  );

  test.each([
    ['beside Rich Showcase’s own sheet', '<link id="grw-public-main-css">', '3px'],
    ['on any other page', '', 'normal'],
  ])('RV-02 the review beside a photo is drawn by the right sheet: %s', async (_, link, spacing) => {
    document.head.insertAdjacentHTML(
      'beforeend',
      `${link}<style>.wp-gr .wp-google-name { letter-spacing: 3px }</style>`,
    );
    const root = await live(sliderOfGenerationB(1, '{"autoplay":false}'));
    one(root, '.rpi-thumb').click();
    const box = await vi.waitFor(() => one(document.body, '.rpi-lightbox'));
    expect(getComputedStyle(one(box, '.wp-google-name')).letterSpacing).toBe(spacing);
    box.click();
    await vi.waitFor(() => expect(box.checkVisibility()).toBe(false));
    for (const added of document.head.querySelectorAll('link[id],style:last-child')) added.remove();
  });

  test('RV-07 RV-16 more reviews are fetched until all are there, and a bad answer changes nothing', async () => {
    const answers = [
      new Response('<html>', { status: 500 }),
      new Response('{"half":', { status: 200 }),
      Response.json({ count: 6, offset: 4, html: cardHtml('Third') + cardHtml('Fourth') }),
      Response.json({ count: 6, offset: 6, html: cardHtml('Fifth') + cardHtml('Sixth') }),
    ];
    const fetch = vi
      .spyOn(window, 'fetch')
      .mockImplementation(async () => answers.shift() ?? Response.error());
    const root = await live(ours('list', 2, { count: 6, pagination: 2 }));
    const more = one(root, '.rpi-more');
    const names = () => [...root.querySelectorAll('.wp-google-review')].length;
    for (const expected of [2, 2, 4]) {
      const asked = fetch.mock.calls.length;
      more.click();
      await vi.waitFor(() => expect(fetch.mock.calls.length).toBe(asked + 1));
      await vi.waitFor(() => expect(more.ariaBusy).toBeNull());
      expect(names()).toBe(expected);
    }
    expect(String(fetch.mock.calls[2]?.[0])).toContain(`${MORE_REVIEWS_PATH}?id=1&offset=2&size=2`);
    expect(fetch.mock.calls[2]?.[1]?.headers).toEqual({ 'Content-Type': 'application/json' });
    more.click();
    await vi.waitFor(() => expect(names()).toBe(6));
    await vi.waitFor(() => expect(root.querySelector('.rpi-more')).toBeNull());
  });

  test('RV-03 a badge opens its form at the end of the page and gives the focus back', async () => {
    const root = await live(ours('badge', 2));
    const badge = one(document.body, '.wp-google-badge');
    const form = one(document.body, '.wp-google-form');
    expect(root.contains(form)).toBe(false);
    badge.click();
    expect(form.checkVisibility()).toBe(true);
    expect(document.activeElement).toBe(one(form, '.wp-google-close'));
    // A second click, as in a double click, leaves it open.
    badge.click();
    expect(form.checkVisibility()).toBe(true);
    press(form, 'Escape');
    expect(form.checkVisibility()).toBe(false);
    expect(document.activeElement).toBe(badge);
  });

  test('RV-06 broken options and an empty widget leave the page whole', async () => {
    for (const markup of [
      '<div class="wp-gr" data-exec="false" data-layout="slider" data-options="{broken"></div>',
      '<div class="wp-gr" data-exec="false" data-layout="carousel"><div class="grw-row"><div class="grw-reviews"></div></div></div>',
      '<div class="wp-gr" data-exec="false" data-layout="slider"><div class="grw-row" data-options="[]"><div class="grw-reviews" data-count="-4" data-offset="x"></div></div></div>',
    ])
      await expect(live(markup)).resolves.toBeDefined();
  });

  test('RV-14 pictures with data-src load when they come near, not before', async () => {
    const root = page(
      `<div style="height:3000px"></div><div class="wp-gr" data-exec="false"><div class="wp-google-review"><img class="rplg-blazy" data-src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></div></div>`,
    );
    await startOn(root);
    const image = one(root, 'img') as HTMLImageElement;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(image.getAttribute('src')).toBeNull();
    window.scrollTo(0, 3000);
    await vi.waitFor(() => expect(image.getAttribute('src')).not.toBeNull());
  });
});

const card = (author: string): ReviewCard => ({
  author,
  authorUrl: null,
  avatar: null,
  time: { seconds: 1_700_000_000, text: '2023', language: 'en' },
  rating: 5,
  text: 'Good work.',
  photos: [],
  reply: null,
  provider: 'google',
  isHidden: false,
});

function ours(layout: Layout, cards: number, more: { count?: number; pagination?: number } = {}): string {
  const props: ReviewsProps = {
    feedId: '1',
    layout,
    isDark: false,
    options: { ...DEFAULT_OPTIONS, pagination: more.pagination ?? 0 },
    look: { hasBackground: true, isRound: true, hasShadow: false },
    places: [],
    cards: Array.from({ length: cards }, (_, index) => card(`Reviewer ${index}`)),
    count: more.count ?? cards,
    seeAll: null,
    slider: { hasButtons: true, hasDots: true },
    badge: 'right',
  };
  return renderToString(<ReviewsView {...props} />);
}

function cardHtml(author: string): string {
  return `<div class="wp-google-review"><div class="wp-google-name">${author}</div><span class="wp-google-text">Fine.</span></div>`;
}

function slideHtml(author: string): string {
  return `<div class="rpi-slide grw-review"><div class="grw-review-inner"><div class="wp-google-name">${author}</div></div></div>`;
}

function page(markup: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = markup;
  document.body.append(host);
  return one(host, '.wp-gr');
}

async function startOn(root: HTMLElement): Promise<HTMLElement> {
  stops.push(await start(root));
  return root;
}

function live(markup: string): Promise<HTMLElement> {
  return startOn(page(markup));
}

function one(area: Element, selector: string): HTMLElement {
  const found = area.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

function dots(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.rpi-dot')];
}

function firstInView(scroller: HTMLElement): number {
  const left = scroller.getBoundingClientRect().left;
  return [...scroller.children].findIndex((card) => card.getBoundingClientRect().left >= left - 3);
}

function press(target: Element, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
