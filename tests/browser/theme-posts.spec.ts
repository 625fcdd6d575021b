import type { Page, Route } from '@playwright/test';
import { foreignDocument } from './fixtures/foreignPage.ts';
import { expect, islandsHaveSettled, observersHaveLooked, test } from './fixtures/index.ts';
import { type NevePage, neveHead, nevePage, nevePost, nevePosts } from './fixtures/nevePage.ts';
import { later, pauseClock } from './fixtures/spamPage.ts';

type Open = (html: string, options: { head: string; dir?: 'rtl' | 'ltr' }) => Promise<void>;

interface Asked {
  readonly url: URL;
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

const INFINITE = {
  infScroll: 'enabled',
  maxPages: '3',
  endpoint: '/wp-json/nv/v1/posts/page/',
  lang: '',
  query: '{"category_name":"news"}',
};

test('TH-06 TH-07 page 2 comes first, each once, and after the last the trigger is gone', async ({
  page,
  foreignPage,
}) => {
  const asked = await serve(page);
  await open(page, foreignPage, { properties: INFINITE });
  await islandsHaveSettled(page);
  expect(asked).toHaveLength(0);
  await toTheEnd(page);
  await expect(page.locator('#post-201')).toBeAttached();
  expect(asked[0]?.url.pathname).toBe('/wp-json/nv/v1/posts/page/2');
  expect(asked[0]?.body).toBe('{"category_name":"news"}');
  expect(asked[0]?.headers['content-type']).toBe('application/json; charset=UTF-8');
  expect(asked[0]?.headers['x-wp-nonce']).toBeUndefined();
  await expect(page.locator('.nv-loader')).toBeHidden();
  await toTheEnd(page);
  await expect(page.locator('#post-301')).toBeAttached();
  await expect(page.locator('.infinite-scroll-trigger')).toHaveCount(0);
  await toTheEnd(page);
  expect(asked.map(({ url }) => url.pathname.at(-1))).toEqual(['2', '3']);
  expect(await page.locator('.posts-wrapper > *').count()).toBe(7);
});

test('TH-07 a post that the page shows already, out of its turn, does not come a second time', async ({
  page,
  foreignPage,
}) => {
  await serve(page, undefined, (number) =>
    [1, number * 100 + 1].map((id) => nevePost(id, 'grid', 400)).join(''),
  );
  await open(page, foreignPage, { properties: INFINITE });
  await toTheEnd(page);
  await expect(page.locator('#post-201')).toBeAttached();
  await expect(page.locator('#post-1')).toHaveCount(1);
});

test('TH-06 it waits until half of the trigger is seen', async ({ page, foreignPage }) => {
  const asked = await serve(page);
  await open(page, foreignPage, {
    properties: INFINITE,
    extraHead: '<style>.infinite-scroll-trigger { display: block; height: 200px }</style>',
  });
  const top = await page.locator('.infinite-scroll-trigger').evaluate((trigger) => {
    const { top } = trigger.getBoundingClientRect();
    scrollTo(0, top - innerHeight + 90);
    return top;
  });
  await observersHaveLooked(page);
  expect(asked).toHaveLength(0);
  await page.evaluate((y) => scrollTo(0, y - innerHeight + 101), top);
  await expect.poll(() => asked.length).toBe(1);
});

test('TH-06 whoever jumps past the end, to the foot of a long footer, gets the next posts as well', async ({
  page,
  foreignPage,
}) => {
  const asked = await serve(page);
  await open(page, foreignPage, {
    properties: { ...INFINITE, maxPages: '2' },
    main: `${nevePosts()}<div style="block-size: 3000px">A long footer</div>`,
  });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('#post-201')).toBeAttached();
  expect(asked).toHaveLength(1);
});

test('TH-06 so does whoever starts at the foot, as after going back', async ({ page, foreignPage }) => {
  const asked = await serve(page);
  await open(page, foreignPage, {
    properties: { ...INFINITE, maxPages: '2' },
    main: `${nevePosts()}<div style="block-size: 3000px">A long footer</div>
      <script>scrollTo(0, document.documentElement.scrollHeight)</script>`,
  });
  await expect(page.locator('#post-201')).toBeAttached();
  expect(asked).toHaveLength(1);
});

test('TH-06 a tall screen is filled: every 750 ms another page while the end is in view, one request at a time', async ({
  page,
  foreignPage,
}) => {
  await pauseClock(page);
  const answer = later();
  const asked = await serve(
    page,
    async () => answer.promise,
    (number) => nevePost(number * 100 + 1, 'grid', 50),
  );
  await open(page, foreignPage, {
    properties: { ...INFINITE, maxPages: '4' },
    main: nevePosts({ ids: [1], height: 50 }),
  });
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.locator('.nv-loader')).toBeVisible();
  await expect(page.locator('.posts-wrapper')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(3000);
  expect(asked).toHaveLength(1);
  answer.resolve();
  await expect(page.locator('#post-201')).toBeAttached();
  await expect(page.locator('.posts-wrapper')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('status')).toHaveText('More posts loaded');
  expect(asked).toHaveLength(1);
  await page.clock.runFor(750);
  await expect(page.locator('#post-301')).toBeAttached();
  await page.clock.runFor(750);
  await expect(page.locator('#post-401')).toBeAttached();
  await expect(page.locator('.infinite-scroll-trigger')).toHaveCount(0);
  await page.clock.runFor(5000);
  expect(asked).toHaveLength(3);
});

for (const [name, fail] of Object.entries({
  'a refusal': (route: Route) => route.fulfill({ status: 500, body: 'no' }),
  'a broken line': (route: Route) => route.abort('connectionreset'),
  'an answer of another shape': (route: Route) => route.fulfill({ json: { html: '<p>no</p>' } }),
}))
  test(`TH-07 ${name} is passed over in silence, and the same page is asked for at the next sight`, async ({
    page,
    foreignPage,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    let failing = true;
    const asked = await serve(page, async (route) => {
      if (!failing) return;
      failing = false;
      await fail(route);
    });
    await open(page, foreignPage, { properties: INFINITE });
    await toTheEnd(page);
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.locator('.nv-loader')).toBeHidden();
    await expect(page.locator('.posts-wrapper > *')).toHaveCount(3);
    await page.evaluate(() => scrollTo(0, 0));
    await toTheEnd(page);
    await expect(page.locator('#post-201')).toBeAttached();
    expect(asked.map(({ url }) => url.pathname.at(-1))).toEqual(['2', '2']);
  });

test('TH-07 the language is part of the address, also where addresses are plain', async ({
  page,
  foreignPage,
}) => {
  const asked = await serve(page);
  await open(page, foreignPage, {
    properties: { ...INFINITE, lang: 'lt', endpoint: '/?rest_route=/nv/v1/posts/page/', query: [] },
  });
  await toTheEnd(page);
  await expect(page.locator('#post-201')).toBeAttached();
  expect(asked[0]?.url.search).toBe('?rest_route=/nv/v1/posts/page/2/lt');
  expect(asked[0]?.body).toBe('[]');
});

test('TH-07 other scripts hear of the new posts, and our own widgets in them come alive', async ({
  page,
  foreignPage,
}) => {
  await serve(page, undefined, () => `${nevePost(201)}<article class="layout-grid">${ACCORDION}</article>`);
  await open(page, foreignPage, { properties: INFINITE });
  await page.evaluate(() =>
    document.addEventListener('portico:posts-loaded', (event) => {
      const { page, nodes } = (event as CustomEvent<{ page: number; nodes: Element[] }>).detail;
      Object.assign(window, { told: [page, nodes.map((node) => node.id)] });
    }),
  );
  await toTheEnd(page);
  await expect(page.locator('#post-201')).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([2, ['post-201', '']]);
  await page.getByRole('button', { name: 'Question' }).first().click();
  await expect(page.getByText('Answer').first()).toBeVisible();
});

test('TH-08 in the customizer’s preview each request waits for the changes and carries the ticket', async ({
  page,
  foreignPage,
}) => {
  const asked = await serve(page);
  await open(page, foreignPage, {
    properties: { ...INFINITE, isCustomize: '1' },
    extraHead: `<script>
      var _wpCustomizeSettings = { nonce: { preview: 'fresh' } }; var order = [];
      var wp = { customize: { settings: { changeset: { uuid: 'c0ffee-1' } }, requestChangesetUpdate() { order.push('saved'); return Promise.resolve(); } } };
      const send = window.fetch; window.fetch = (...all) => { order.push('asked'); return send(...all); };</script>`,
  });
  await toTheEnd(page);
  await expect(page.locator('#post-201')).toBeAttached();
  expect(asked[0]?.url.search).toBe(
    '?customize_changeset_uuid=c0ffee-1&customize_autosaved=on&customize_preview_nonce=fresh',
  );
  expect(await page.evaluate(() => Reflect.get(window, 'order').slice(0, 2))).toEqual(['saved', 'asked']);
});

test.describe('the address and the way back', () => {
  const MASONRY = { masonryStatus: 'enabled', masonryColumns: '2', blogLayout: 'grid' };
  const COLUMNS = '<style>.layout-grid { width: 50%; box-sizing: border-box }</style>';

  test('TH-06 the address follows the page that is on the screen, in one entry of the history', async ({
    page,
    foreignPage,
  }) => {
    await serve(page);
    await open(page, foreignPage, { properties: { ...INFINITE, maxPages: '9' }, main: listOf(1) });
    const entries = await page.evaluate(() => history.length);
    await toTheEnd(page);
    await expect(page.locator('#post-202')).toBeAttached();
    await toTheEnd(page);
    await expect(page.locator('#post-302')).toBeAttached();
    await toPost(page, 201);
    await expect(page).toHaveURL(/\/page\/2\/\?from=there$/);
    // There is no link to the third page; its URL is derived from its neighbour's.
    await toPost(page, 302);
    await expect(page).toHaveURL(/\/page\/3\/\?from=there$/);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page).toHaveURL(/\/written-by-somebody-else\/$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('TH-06 the part that an address names stays in it', async ({ page, foreignPage }) => {
    await serve(page);
    await open(page, foreignPage, { properties: { ...INFINITE, maxPages: '2' }, main: listOf(1) });
    await page.evaluate(() => history.replaceState(history.state, '', '#prices'));
    await toTheEnd(page);
    await expect(page.locator('#post-202')).toBeAttached();
    await toPost(page, 202);
    await expect(page).toHaveURL(/\/page\/2\/\?from=there#prices$/);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page).toHaveURL(/\/written-by-somebody-else\/#prices$/);
  });

  for (const [name, properties] of Object.entries({ 'one below the other': {}, 'in columns': MASONRY }))
    test(`TH-05 TH-06 whoever comes back finds the posts and the place again, ${name}`, async ({
      page,
      foreignPage,
    }) => {
      // Two pages, so that no third one is loaded while a slow machine checks the second.
      const options = { properties: { ...INFINITE, maxPages: '2', ...properties }, extraHead: COLUMNS };
      await serveSecondPage(page, options);
      const asked = await serve(page);
      await open(page, foreignPage, { ...options, main: listOf(1) });
      await toTheEnd(page);
      await expect(page.locator('#post-201')).toBeAttached();
      await toPost(page, 202);
      await expect(page).toHaveURL(/\/page\/2\//);
      const place = await page.evaluate(() => scrollY);
      const before = await topOf(page, 202);
      await page.locator('#post-202 a').click();
      await page.waitForURL('**/contact/');
      await page.goBack();
      // The server has sent the second page; the first is loaded above it again.
      const ids = () =>
        page.locator('.posts-wrapper > article').evaluateAll((all) => all.map(({ id }) => id));
      await expect
        .poll(async () => (await ids()).slice(0, 5))
        .toEqual(['post-1', 'post-2', 'post-3', 'post-201', 'post-202']);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
      await expect.poll(() => topOf(page, 202)).toBe(before);
      expect(asked.filter(({ url }) => url.pathname.endsWith('/2'))).toHaveLength(1);
    });

  test('TH-06 whoever reloads gets the page that the address names', async ({ page, foreignPage }) => {
    const options = { properties: INFINITE };
    await serveSecondPage(page, options);
    await serve(page);
    await open(page, foreignPage, { ...options, main: listOf(1) });
    await toTheEnd(page);
    await expect(page.locator('#post-201')).toBeAttached();
    await toPost(page, 202);
    await expect(page).toHaveURL(/\/page\/2\//);
    await page.reload();
    await page.waitForFunction(() => 'HFG' in window);
    await expect(page.locator('#post-1')).toHaveCount(0);
    await toTheEnd(page);
    await expect(page.locator('#post-301')).toBeAttached();
    await expect(page.locator('#post-1')).toHaveCount(0);
  });

  test('TH-06 a link to the list that is open begins it anew', async ({ page, foreignPage }) => {
    const asked = await serve(page);
    await open(page, foreignPage, { properties: { ...INFINITE, maxPages: '2' }, main: listOf(1) });
    await toTheEnd(page);
    await expect(page.locator('#post-201')).toBeAttached();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page).toHaveURL(/\/written-by-somebody-else\/$/);
    // Browsers keep the state of an entry that leads to itself.
    await page.evaluate(() => location.assign(location.href));
    await page.waitForFunction(() => 'HFG' in window && !document.querySelector('#post-201'));
    await toTheEnd(page);
    await expect(page.locator('#post-201')).toBeAttached();
    expect(asked.filter(({ url }) => url.pathname.endsWith('/2'))).toHaveLength(2);
  });

  test('TH-06 back from a link to a part of the page leads to where it was clicked', async ({
    page,
    foreignPage,
  }) => {
    await serve(page);
    // The link's target is below the list: with more to load, the URL would change to the next page.
    await open(page, foreignPage, { properties: { ...INFINITE, maxPages: '2' }, main: listOf(1) });
    await toTheEnd(page);
    await expect(page.locator('#post-202')).toBeAttached();
    await toPost(page, 201);
    await expect(page).toHaveURL(/\/page\/2\//);
    const place = await page.evaluate(() => scrollY);
    await page.evaluate(() => document.querySelector<HTMLElement>('#in-page')?.click());
    await expect(page).toHaveURL(/#prices$/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});

test('TH-06 whoever came by the address of a later page goes on from there', async ({
  page,
  foreignPage,
}) => {
  const asked = await serve(page);
  await open(page, foreignPage, {
    properties: { ...INFINITE, maxPages: 9 },
    main: nevePosts({
      pages:
        '<li><a class="page-numbers" href="/">1</a></li><li><span class="page-numbers current">4</span></li>',
    }),
  });
  await toTheEnd(page);
  await expect.poll(() => asked[0]?.url.pathname.at(-1)).toBe('5');
});

test('TH-06 without the properties, or with infinite scroll off, nothing is asked for', async ({
  page,
  foreignPage,
}) => {
  const asked = await serve(page);
  await open(page, foreignPage, { properties: false });
  await toTheEnd(page);
  await open(page, foreignPage, { properties: { ...INFINITE, infScroll: '' } });
  await toTheEnd(page);
  await islandsHaveSettled(page);
  expect(asked).toHaveLength(0);
});

test.describe('masonry', () => {
  const MASONRY = { masonryStatus: 'enabled', masonryColumns: '3', blogLayout: 'grid' };
  const STYLE = `<style>.posts-wrapper { display: flex; flex-wrap: wrap } .layout-grid, .layout-covers { width: 33.333%; box-sizing: border-box }</style>`;
  const uneven = `<div class="blog nv-index-posts"><div class="posts-wrapper">${[300, 100, 200, 50]
    .map((height, index) => nevePost(index + 1, 'grid', height))
    .join(
      '\n',
    )}</div><div class="load-more-posts"><span class="nv-loader"></span><span class="infinite-scroll-trigger"></span></div></div>`;

  test('TH-05 posts stand without gaps, each in the shortest column, at every width', async ({
    page,
    foreignPage,
  }) => {
    await open(page, foreignPage, { properties: MASONRY, extraHead: STYLE, main: uneven });
    await expect.poll(() => topOf(page, 4)).toBe(100);
    const [second, fourth] = [await leftOf(page, 2), await leftOf(page, 4)];
    expect(Math.round(fourth)).toBe(Math.round(second));
    expect(await page.locator('#post-4').evaluate(({ style }) => style.position)).toBe('absolute');
    await expect(page.locator('.posts-wrapper')).toHaveCSS('height', '300px');
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect.poll(async () => Math.round(await leftOf(page, 2))).toBe(333);
    // Something in a post grows: a picture, a font.
    await page.locator('#post-2').evaluate((post) => {
      post.style.height = '250px';
    });
    await expect.poll(() => topOf(page, 4)).toBe(200);
    await page.evaluate(() => {
      const { nvMasonry } = window as unknown as { nvMasonry: { reloadItems(): void; layout(): void } };
      nvMasonry.reloadItems();
      nvMasonry.layout();
    });
    expect(await topOf(page, 4)).toBe(200);
  });

  test('TH-05 a picture that is a sliver off the size in its markup moves nothing', async ({
    page,
    foreignPage,
  }) => {
    await open(page, foreignPage, { properties: MASONRY, extraHead: STYLE, main: uneven });
    await expect.poll(() => topOf(page, 4)).toBe(100);
    const grow = async (height: string) => {
      await page.locator('#post-2').evaluate((post, value) => {
        post.style.height = value;
      }, height);
      await observersHaveLooked(page);
    };
    await grow('100.4px');
    expect(await topOf(page, 4)).toBe(100);
    await grow('99.6px');
    expect(await topOf(page, 4)).toBe(100);
    await grow('103px');
    await expect.poll(() => topOf(page, 4)).toBe(103);
  });

  test('TH-05 TH-09 right to left, the first post stands on the right', async ({ page, foreignPage }) => {
    await open(
      page,
      foreignPage,
      { properties: { ...MASONRY, isRTL: '1' }, extraHead: STYLE, main: uneven },
      'rtl',
    );
    await expect.poll(() => topOf(page, 4)).toBe(100);
    expect(await leftOf(page, 1)).toBeGreaterThan(await leftOf(page, 2));
  });

  test('TH-05 it waits for the pictures', async ({ page, foreignPage }) => {
    const picture = later();
    await page.route('**/slow.svg', async (route) => {
      await picture.promise;
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="150"/>',
      });
    });
    // Not awaited: the page's load event waits for its pictures.
    const opened = foreignPage(nevePage({ main: uneven.replace('<h2', '<img src="/slow.svg" alt=""><h2') }), {
      head: neveHead({ properties: MASONRY, extraHead: STYLE }),
    });
    await page.waitForFunction(() => 'HFG' in window);
    expect(await page.evaluate(() => 'nvMasonry' in window)).toBe(false);
    picture.resolve();
    await opened;
    await page.waitForFunction(() => 'nvMasonry' in window);
  });

  test('TH-05 TH-06 a batch that comes before the layout is taken in', async ({
    page,
    foreignPage,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    const picture = later();
    await page.route('**/late.svg', async (route) => {
      await picture.promise;
      await route.abort();
    });
    await serve(page, undefined, () => `${nevePost(201, 'grid', 80)}${nevePost(202, 'grid', 90)}`);
    const opened = foreignPage(nevePage({ main: uneven.replace('<h2', '<img src="/late.svg" alt=""><h2') }), {
      head: neveHead({ properties: { ...MASONRY, ...INFINITE, maxPages: '2' }, extraHead: STYLE }),
    });
    await page.waitForFunction(() => 'HFG' in window);
    await toTheEnd(page);
    await expect(page.locator('#post-202')).toBeAttached();
    await expect.poll(() => topOf(page, 201)).toBe(150);
    expect(await page.locator('#post-201').evaluate(({ style }) => style.position)).toBe('absolute');
    picture.resolve();
    await opened;
  });

  test('TH-05 the page’s own library is used when it brings one', async ({ page, foreignPage }) => {
    await serve(page);
    await open(page, foreignPage, {
      properties: { ...MASONRY, ...INFINITE, blogLayout: 'covers' },
      main: uneven,
      extraHead: `<script>var calls = []; function imagesLoaded(wrapper, done) { calls.push('images'); done(); }
        class Masonry { constructor(wrapper, options) { calls.push(JSON.stringify(options)); } reloadItems() { calls.push('reload'); } layout() { calls.push('layout'); } }
        window.Masonry = Masonry;</script>`,
    });
    await page.waitForFunction(() => 'nvMasonry' in window);
    expect(await page.evaluate(() => Reflect.get(window, 'calls').slice(0, 2))).toEqual([
      'images',
      '{"itemSelector":"article.layout-covers","columnWidth":"article.layout-covers","percentPosition":true}',
    ]);
    await toTheEnd(page);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'calls').slice(2, 4)))
      .toEqual(['reload', 'layout']);
  });

  test('TH-05 off, or with one column, nothing is touched', async ({ page, foreignPage }) => {
    await open(page, foreignPage, {
      properties: { ...MASONRY, masonryColumns: '1' },
      extraHead: STYLE,
      main: uneven,
    });
    await islandsHaveSettled(page);
    expect(await page.evaluate(() => 'nvMasonry' in window)).toBe(false);
    await expect(page.locator('#post-4')).toHaveCSS('position', 'static');
  });
});

const ACCORDION = `<div class="elementor-element elementor-widget elementor-widget-accordion" data-id="1a2b3c4" data-element_type="widget" data-widget_type="accordion.default"><div class="elementor-widget-container"><div class="elementor-accordion">
  <div class="elementor-accordion-item"><div id="elementor-tab-title-1" class="elementor-tab-title" data-tab="1" role="button" aria-controls="elementor-tab-content-1" aria-expanded="false"><a class="elementor-accordion-title" tabindex="0">Question</a></div>
  <div id="elementor-tab-content-1" class="elementor-tab-content elementor-clearfix" data-tab="1" role="region" aria-labelledby="elementor-tab-title-1"><p>Answer</p></div></div></div></div></div>`;

/** Serves pages of posts: `post-201` and `post-202` for page 2, and so on. */
async function serve(
  page: Page,
  before?: (route: Route) => Promise<void>,
  html = (number: number) => `${nevePost(number * 100 + 1)}\n${nevePost(number * 100 + 2)}`,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(/nv\/v1\/posts\/page/, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    asked.push({ url, body: request.postData(), headers: await request.allHeaders() });
    let isAnswered = false;
    const { fulfill, abort } = route;
    route.fulfill = (...all) => {
      isAnswered = true;
      return fulfill.apply(route, all);
    };
    route.abort = (...all) => {
      isAnswered = true;
      return abort.apply(route, all);
    };
    await before?.(route);
    if (!isAnswered) await route.fulfill({ json: html(Number(/page\/(\d+)/.exec(url.href)?.[1])) });
  });
  return asked;
}

/** A page of the list as sent by the server, with its page numbers hidden. */
function listOf(number: number): string {
  const link = (to: number) =>
    `<a class="page-numbers" href="http://127.0.0.1/page/${to}/?from=there">${to}</a>`;
  const current = `<span aria-current="page" class="page-numbers current">${number}</span>`;
  const pages = [1, 2].map((each) => `<li>${each === number ? current : link(each)}</li>`).join('');
  return nevePosts({ pages, ids: number === 1 ? [1, 2, 3] : [201, 202] });
}

async function serveSecondPage(page: Page, options: NevePage): Promise<void> {
  const body = foreignDocument(nevePage({ ...options, main: listOf(2) }), { head: neveHead(options) });
  await page.route(/\/page\/2\/\?from=there$/, (route) => route.fulfill({ contentType: 'text/html', body }));
}

function toPost(page: Page, id: number): Promise<void> {
  return page
    .locator(`#post-${id}`)
    .evaluate((post) =>
      scrollTo({ top: post.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' }),
    );
}

/** The end can only come into view if the observer has seen it out of view. */
async function toTheEnd(page: Page): Promise<void> {
  await observersHaveLooked(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}

async function topOf(page: Page, id: number): Promise<number> {
  const place = (selector: string) => page.locator(selector).evaluate((it) => it.getBoundingClientRect().top);
  return Math.round((await place(`#post-${id}`)) - (await place('.posts-wrapper')));
}

function leftOf(page: Page, id: number): Promise<number> {
  return page.locator(`#post-${id}`).evaluate((it) => it.getBoundingClientRect().left);
}

async function open(
  page: Page,
  foreignPage: Open,
  options: NevePage = {},
  dir: 'rtl' | 'ltr' = 'ltr',
): Promise<void> {
  await foreignPage(nevePage({ main: nevePosts(), ...options }), { head: neveHead(options), dir });
  await page.waitForFunction(() => 'HFG' in window, undefined, { polling: 20 });
}
