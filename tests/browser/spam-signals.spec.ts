import type { Page } from '@playwright/test';
import { codeHasRun, expect, islandsHaveSettled, test } from './fixtures/index.ts';
import { openSpamPage, pauseClock, readNoCookie, stored, TOKEN } from './fixtures/spamPage.ts';

const FORM = `
<form id="enquiry" method="post" action="/sent/">
  <label>Name <input name="author"></label>
  <textarea name="comment" aria-label="Comment"></textarea>
  <button>Send</button>
</form>
<div style="height: 3000px"></div>`;

const hidden = 'form#enquiry input[name=ct_no_cookie_hidden_field]';

test('SP-01 SP-25 SP-27 SP-28 what the visit is like is stored and attached to the form', async ({
  page,
  foreignPage,
}) => {
  await openSpamPage(page, foreignPage, FORM);
  await expect(page.locator(hidden)).toHaveCount(1);
  const now = Date.now() / 1000;
  expect(Math.abs(Number(await stored(page, 'ct_ps_timestamp')) - now)).toBeLessThan(60);
  expect(await stored(page, 'ct_fkp_timestamp')).toBe('0');
  expect(await stored(page, 'ct_checkjs')).toBe('1234567');
  expect(await stored(page, 'ct_cookies_type')).toBe('none');
  expect(await stored(page, 'apbct_headless')).toBe(true);
  expect(await stored(page, 'ct_timezone')).toBe(
    await page.evaluate(() => 0 - new Date().getTimezoneOffset() / 60),
  );
  const screen = JSON.parse(String(await stored(page, 'ct_screen_info')));
  expect(screen).toEqual({
    fullWidth: expect.any(Number),
    fullHeight: expect.any(Number),
    visibleWidth: expect.any(Number),
    visibleHeight: 900,
  });

  await page.mouse.move(100, 100);
  await page.mouse.move(140, 120);
  await page.getByLabel('Name').click();
  await page.keyboard.type('Jo');
  await page.mouse.wheel(0, 300);
  for (const flag of ['ct_mouse_moved', 'ct_has_scrolled', 'ct_has_input_focused', 'ct_has_key_up'])
    await expect.poll(() => stored(page, flag)).toBe(true);
  expect(Number(await stored(page, 'ct_fkp_timestamp'))).toBeGreaterThan(now - 60);

  const data = readNoCookie(await page.locator(hidden).inputValue());
  expect(data).toMatchObject({
    ct_mouse_moved: true,
    ct_has_key_up: true,
    ct_has_scrolled: true,
    ct_checkjs: '1234567',
  });
});

test('SP-23 SP-28 as long as the key is not valid nobody listens to what the visitor does', async ({
  page,
  foreignPage,
}) => {
  await openSpamPage(page, foreignPage, FORM, { settings: { data__key_is_ok: '0' } });
  await expect(page.locator(hidden)).toHaveCount(1);
  await page.mouse.move(100, 100);
  await page.mouse.move(140, 120);
  await page.mouse.click(20, 700);
  await page.getByLabel('Name').click();
  await page.keyboard.type('Jo');
  await page.mouse.wheel(0, 300);
  await page.getByLabel('Comment').fill('Hello');
  await page.evaluate(() => {
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    document.querySelector('form')?.requestSubmit();
  });
  const data = readNoCookie(await page.locator(hidden).inputValue());
  expect(data).toMatchObject({
    ct_fkp_timestamp: '0',
    ct_pointer_data: '0',
    typo: [],
    collecting_user_activity_data: [],
  });
  for (const flag of ['ct_mouse_moved', 'ct_has_scrolled', 'ct_has_input_focused', 'ct_has_key_up'])
    expect(data).not.toHaveProperty(flag);
});

test('SP-01 with neither object on the page nothing happens at all', async ({
  page,
  foreignPage,
  context,
}) => {
  await foreignPage(FORM);
  await page.mouse.move(50, 50);
  await page.getByLabel('Name').click();
  await page.keyboard.type('Jo');
  await islandsHaveSettled(page);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await context.cookies()).toEqual([]);
  await expect(page.locator('form input[type=hidden]')).toHaveCount(0);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  expect(scripts.filter((name) => name.endsWith('.js') && name.includes('spam'))).toEqual([]);
});

test('SP-23 SP-24 objects that an optimiser moved below our script are found all the same', async ({
  page,
  foreignPage,
}) => {
  const ours = '/assets/portico.js?ver=2';
  await openSpamPage(page, foreignPage, '<form id="f" method="post"><input name="a"></form>', {
    head: `<script>var [late, never] = [{}, undefined]; for (const name of ['ctPublic', 'ctPublicFunctions']) { late[name] = window[name]; window[name] = never; }
      addEventListener('readystatechange', () => Object.assign(window, late), true);</script><script src="${ours}"></script>`,
  });
  await expect(page.locator('#f input[name=ct_no_cookie_hidden_field]')).toHaveCount(1);
});

test('SP-26 the pointer is sampled every 150 ms, 50 times at most, and the last samples are written too', async ({
  page,
  foreignPage,
}) => {
  await pauseClock(page);
  await openSpamPage(page, foreignPage, FORM);
  await expect(page.locator(hidden)).toHaveCount(1);
  await page.mouse.move(10, 20);
  await page.mouse.move(30, 40);
  await page.clock.runFor(1200);
  const first = JSON.parse(String(await stored(page, 'ct_pointer_data')));
  expect(first[0].slice(0, 2)).toEqual([20, 10]);
  expect(first).toHaveLength(1);
  for (let index = 1; index < 60; index++) {
    await page.clock.runFor(150);
    await page.mouse.move(10 + index, 20);
  }
  const all = JSON.parse(String(await stored(page, 'ct_pointer_data')));
  expect(all).toHaveLength(50);
  expect(all[1][2] - all[0][2]).toBeGreaterThanOrEqual(150);
});

test('SP-29 a visit has ten letters, counts its pages and remembers where it came from', async ({
  page,
  foreignPage,
  site,
}) => {
  await openSpamPage(page, foreignPage, FORM);
  await expect(page.locator(hidden)).toHaveCount(1);
  const session = (name: string) => page.evaluate((key) => sessionStorage.getItem(key), name);
  const id = await session('apbct_session_id');
  expect(id).toMatch(/^[A-Za-z]{10}$/);
  expect(await stored(page, 'apbct_page_hits')).toBe(1);
  expect(await session('apbct_prev_referer')).toBeNull();

  const html = await page.content();
  await page.route('**/second-page/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${site.baseURL}/second-page/`);
  await expect.poll(() => stored(page, 'apbct_page_hits')).toBe(2);
  expect(await session('apbct_session_id')).toBe(id);
  expect(await session('apbct_prev_referer')).toBe(`${site.baseURL}/written-by-somebody-else/`);
  expect(await session('apbct_session_current_page')).toBe(`${site.baseURL}/second-page/`);
});

test('SP-29 the site that a visit came from is kept, and this one is no such site', async ({
  page,
  foreignPage,
  site,
}) => {
  await openSpamPage(page, foreignPage, FORM);
  await expect(page.locator(hidden)).toHaveCount(1);
  const comeFrom = async (referer: string) => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(page.url(), { referer });
    await expect(page.locator(hidden)).toHaveCount(1);
    return page.evaluate(() => sessionStorage.getItem('apbct_site_referer'));
  };
  expect(await comeFrom(`${site.baseURL}/elsewhere/`)).toBeNull();
  expect(await comeFrom('https://search.example/')).toBe('https://search.example/');
  const { apbct_site_referer } = readNoCookie(await page.locator(hidden).inputValue());
  expect(apbct_site_referer).toBe('https://search.example/');
});

test('SP-35 a browser that fills a field in is noticed, told to the page, and may be kept from it', async ({
  page,
  foreignPage,
}) => {
  await openSpamPage(page, foreignPage, FORM);
  await expect(page.locator(hidden)).toHaveCount(1);
  await codeHasRun(page, 'spam-typing');
  const area = page.getByLabel('Comment');
  await page.evaluate(() => {
    document.addEventListener('onautocomplete', (event) => {
      document.title += event.cancelable ? ' filled' : ' changed';
      if (document.body.classList.contains('refuses')) event.preventDefault();
    });
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  });
  const fillBy = (how: 'replacement' | 'animation') =>
    area.evaluate((field: HTMLTextAreaElement, trace) => {
      field.value = 'filled in';
      field.dispatchEvent(
        trace === 'animation'
          ? new AnimationEvent('animationstart', { animationName: 'onautofillstart', bubbles: true })
          : new InputEvent('input', { inputType: 'insertReplacementText', bubbles: true }),
      );
    }, how);
  await fillBy('replacement');
  await expect(area).toHaveAttribute('autocompleted', '');
  expect(await page.title()).toBe('A foreign page filled');
  await area.press('End');
  await page.keyboard.type('!');
  await expect(area).not.toHaveAttribute('autocompleted');
  expect(await page.title()).toBe('A foreign page filled changed');
  await page.evaluate(() => document.body.classList.add('refuses'));
  await fillBy('animation');
  await expect(area).toHaveValue('');
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  expect(readNoCookie(await page.locator(hidden).inputValue()).typo).toMatchObject([{ isAutoFill: true }]);
});

test('SP-37 on https cookies are secure', async ({ page, context, site, complaints }) => {
  complaints.allow(/foreign host: https:\/\/shop\.example/);
  await page.route('https://shop.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/')
      return route.fulfill({ response: await route.fetch({ url: site.baseURL + pathname }) });
    const settings = JSON.stringify({ data__cookies_type: 'native', data__key_is_ok: 1 });
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Shop</title><script>ctPublicFunctions={};ctPublic=${settings}</script><script defer src="/assets/portico.js"></script><form></form></html>`,
    });
  });
  await page.goto('https://shop.example/');
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'ct_ps_timestamp'))
    .toMatchObject({ secure: true, sameSite: 'Lax', path: '/', domain: 'shop.example' });
  // The page may still be loading later requests.
  await page.unrouteAll({ behavior: 'wait' });
});

test('SP-35 SP-36 how a comment is typed and what is clicked goes with it', async ({ page, foreignPage }) => {
  await openSpamPage(page, foreignPage, `<p id="text">Some words to select</p>${FORM}`);
  await expect(page.locator(hidden)).toHaveCount(1);
  await codeHasRun(page, 'spam-typing');
  await page.locator('#text').click();
  await page.locator('#text').selectText();
  await page.locator('#text').dispatchEvent('mouseup');
  await page.getByLabel('Comment').click();
  await page.keyboard.type('Hello');
  await page.evaluate(() => {
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    document.querySelector('textarea')?.dispatchEvent(new ClipboardEvent('paste'));
    document.querySelector('form')?.requestSubmit();
  });
  const data = readNoCookie(await page.locator(hidden).inputValue());
  expect(data.typo).toEqual([
    {
      isAutoFill: false,
      isUseBuffer: true,
      speedDelta: expect.any(Number),
      firstKeyTimestamp: expect.any(Number),
      lastKeyTimestamp: expect.any(Number),
      lastDelta: expect.any(Number),
      countOfKey: 5,
    },
  ]);
  expect(data.collecting_user_activity_data).toEqual({
    clicks: 1,
    selected: 1,
    mouseMovementsInsideForm: true,
  });
});

test('SP-37 SP-38 in mode none there is no cookie, and nothing leaves for another host', async ({
  page,
  foreignPage,
  context,
}) => {
  const { calls } = await openSpamPage(page, foreignPage, FORM, {
    settings: { settings__sfw__anti_crawler: 1, settings__data__bot_detector_enabled: 1 },
    head: `<script>localStorage.setItem('bot_detector_event_token', JSON.stringify({ value: '${TOKEN}', timestamp: 1 }));</script>`,
  });
  await expect.poll(() => calls.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(JSON.parse(calls[0]?.fields.cookies ?? '')).toEqual({ apbct_bot_detector_exist: '1' });
  expect(await context.cookies()).toEqual([]);
});

test('SP-37 SP-31 SP-34 in mode native cookies carry the prefix, the root path and lax', async ({
  page,
  foreignPage,
  context,
}) => {
  await page.addInitScript((token) => {
    localStorage.setItem('bot_detector_event_token', JSON.stringify({ value: token, timestamp: 1 }));
  }, TOKEN);
  await openSpamPage(page, foreignPage, FORM, {
    settings: {
      data__cookies_type: 'native',
      settings__sfw__anti_crawler: '1',
      settings__data__bot_detector_enabled: '1',
    },
    functions: { cookiePrefix: 'site_' },
  });
  const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name);
  await expect
    .poll(() => cookie('site_ct_ps_timestamp'))
    .toMatchObject({ path: '/', sameSite: 'Lax', expires: -1 });
  await expect
    .poll(() => cookie('site_apbct_bot_detector_exist'), { timeout: 20_000 })
    .toMatchObject({ value: '1' });
  const expires = (await cookie('site_apbct_bot_detector_exist'))?.expires ?? 0;
  expect(Math.abs(expires - Date.now() / 1000 - 3600)).toBeLessThan(60);
  await expect(page.locator(hidden)).toHaveCount(0);
  await page.evaluate(() => {
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    document.querySelector('form')?.requestSubmit();
  });
  await expect
    .poll(async () => decodeURIComponent((await cookie('site_apbct_visible_fields_0'))?.value ?? ''))
    .toContain('"visible_fields":"author comment"');
});

test('SP-34 old cookies of visible fields go whatever their number, and no more than ten are kept', async ({
  page,
  foreignPage,
  context,
  site,
}) => {
  const name = 'apbct_visible_fields_';
  await context.addCookies(
    [0, 10, 37].map((index) => ({ name: name + index, value: 'old', url: site.baseURL })),
  );
  const forms = [...Array(14)].map((_, index) => `<form method="post"><input name="f${index}"></form>`);
  await openSpamPage(page, foreignPage, forms.join(''), { settings: { data__cookies_type: 'native' } });
  const kept = async () =>
    (await context.cookies()).filter((cookie) => cookie.name.startsWith(name)).map((cookie) => cookie.name);
  await expect.poll(kept).toEqual([]);
  await page.evaluate(() => {
    for (const form of document.forms) {
      form.addEventListener('submit', (event) => event.preventDefault());
      form.requestSubmit();
    }
  });
  const newest = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((index) => name + index);
  expect(new Set(await kept())).toEqual(new Set(newest));
});

test('SP-37 with a comment form of Jetpack the first set is saved on the server', async ({
  page,
  foreignPage,
}) => {
  const { callsTo } = await openSpamPage(
    page,
    foreignPage,
    `<iframe name="jetpack_remote_comment" title="Comment"></iframe>${FORM}`,
  );
  await expect.poll(() => callsTo('alt_sessions').length).toBeGreaterThan(0);
  expect(JSON.parse(callsTo('alt_sessions')[0]?.fields.cookies ?? '')).toMatchObject({
    ct_ps_timestamp: expect.any(Number),
    ct_checkjs: '1234567',
    apbct_force_alt_cookies: true,
  });
});

/** The browser itself may report pointer movement when the layout changes under it. */
async function nobodyMoves(page: Page): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener('mousemove', (event) => event.stopImmediatePropagation(), true),
  );
}

test('SP-11 SP-37 in mode alternative the server keeps everything, and the browser has no cookie', async ({
  page,
  foreignPage,
  context,
}) => {
  await nobodyMoves(page);
  const { callsTo } = await openSpamPage(page, foreignPage, FORM, {
    settings: { data__cookies_type: 'alternative' },
  });
  await expect.poll(() => callsTo('alt_sessions').length).toBeGreaterThan(0);
  const map = JSON.parse(callsTo('alt_sessions')[0]?.fields.cookies ?? '');
  expect(map).toMatchObject({
    ct_checkjs: '1234567',
    ct_cookies_type: 'alternative',
    apbct_headless: true,
    apbct_page_hits: 1,
    apbct_ct_js_errors: false,
    ct_screen_info: { visibleHeight: 900 },
    // SP-11 what was not done is reported as well.
    ct_mouse_moved: false,
    ct_has_scrolled: false,
    ct_has_input_focused: false,
    ct_has_key_up: false,
  });
  expect(await context.cookies()).toEqual([]);
  await expect(page.locator(hidden)).toHaveCount(0);
});

test('SP-39 another cookie mode forgets that the visitor has moved and scrolled', async ({
  page,
  foreignPage,
}) => {
  await page.addInitScript(() => {
    const entry = (value: unknown) => JSON.stringify({ value: JSON.stringify(value), timestamp: 1 });
    localStorage.setItem('ct_cookies_type', entry('native'));
    localStorage.setItem('ct_mouse_moved', entry(true));
    localStorage.setItem('ct_has_scrolled', entry(true));
  });
  await nobodyMoves(page);
  await openSpamPage(page, foreignPage, FORM);
  await expect(page.locator(hidden)).toHaveCount(1);
  const data = readNoCookie(await page.locator(hidden).inputValue());
  expect(data).not.toHaveProperty('ct_mouse_moved');
  expect(data).not.toHaveProperty('ct_has_scrolled');
  expect(await stored(page, 'ct_cookies_type')).toBe('none');
});

test('SP-55 one page view in a hundred keeps errors that name the layer, each once', async ({
  page,
  foreignPage,
  complaints,
}) => {
  complaints.allow(/ctPublic is broken|another fault/);
  await page.addInitScript(() => {
    Math.random = () => 0.001;
  });
  await openSpamPage(page, foreignPage, FORM);
  const errors = () => page.evaluate(() => JSON.parse(localStorage.getItem('ct_js_errors') ?? '[]'));
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        setTimeout(() => {
          throw new Error('ctPublic is broken');
        });
        setTimeout(() => {
          throw new Error('another fault');
        });
      });
      return errors();
    })
    .toHaveLength(1);
  const [entry] = await errors();
  expect(entry).toMatchObject({
    err: {
      msg: expect.stringContaining('ctPublic is broken'),
      ln: expect.any(Number),
      col: expect.any(Number),
      stacktrace: expect.any(String),
    },
    url: page.url(),
    userAgent: expect.any(String),
  });
});
