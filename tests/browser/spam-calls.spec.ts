import { codeHasRun, expect, islandsHaveSettled, test } from './fixtures/index.ts';
import { type Answer, FRESH_NONCE, later, openSpamPage, pauseClock, stored } from './fixtures/spamPage.ts';

const ALT = { data__cookies_type: 'alternative' };
const refusedRest: Answer = () => ({
  status: 403,
  body: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } },
});

test('SP-50 SP-23 SP-24 by REST: the route under the namespace, the nonce in its header, form data', async ({
  page,
  foreignPage,
}) => {
  const { callsTo } = await openSpamPage(page, foreignPage, '<form></form>', { settings: ALT });
  await expect.poll(() => callsTo('alt_sessions').length).toBeGreaterThan(0);
  const [call] = callsTo('alt_sessions');
  expect(call?.url.pathname).toBe('/wp-json/cleantalk-antispam/v1/alt_sessions');
  expect(call?.headers).toMatchObject({
    'x-wp-nonce': '0123456789',
    'content-type': expect.stringContaining('form-data'),
  });
  expect(Object.keys(call?.fields ?? {})).toEqual(['cookies']);
});

test('SP-50 SP-51 by admin-ajax: action, nonce, no_cache, and a word to crawlers', async ({
  page,
  foreignPage,
}) => {
  const { callsTo } = await openSpamPage(page, foreignPage, '<form></form>', {
    settings: ALT,
    functions: { data__ajax_type: 'admin_ajax' },
  });
  const action = 'apbct_alt_session__save__AJAX';
  await expect.poll(() => callsTo(action).length).toBeGreaterThan(0);
  const [call] = callsTo(action);
  expect(call?.url.pathname).toBe('/wp-admin/admin-ajax.php');
  expect(call?.fields).toMatchObject({
    action,
    _ajax_nonce: '9876543210',
    no_cache: expect.stringMatching(/^0\.\d+/),
  });
  expect(call?.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(call?.headers['x-wp-nonce']).toBeUndefined();
});

test('SP-45 a refused nonce is renewed and the same request sent once more', async ({
  page,
  foreignPage,
  complaints,
}) => {
  complaints.allow(/status of 403/);
  const { callsTo } = await openSpamPage(page, foreignPage, '<form></form>', {
    settings: ALT,
    answers: {
      alt_sessions: (sent) =>
        sent.headers['x-wp-nonce'] === FRESH_NONCE ? { body: { success: true } } : refusedRest(sent),
    },
  });
  await expect
    .poll(() => callsTo('alt_sessions').some((call) => call.headers['x-wp-nonce'] === FRESH_NONCE))
    .toBe(true);
  expect(callsTo('get_fresh_wpnonce')[0]).toMatchObject({
    fields: { plugin_name: 'antispam', nonce_prev: '0123456789', initial_request_params: '[]' },
    url: expect.objectContaining({ pathname: '/' }),
  });
  const again = callsTo('alt_sessions').find((call) => call.headers['x-wp-nonce'] === FRESH_NONCE);
  expect(again?.fields).toEqual(callsTo('alt_sessions')[0]?.fields);
  expect(await page.evaluate(() => window.ctPublicFunctions?._fresh_nonce)).toBe(FRESH_NONCE);
});

test('SP-45 so is one that admin-ajax answers with -1, and a second refusal ends it', async ({
  page,
  foreignPage,
  complaints,
}) => {
  complaints.allow(/status of 403|ctXHR error: Unexpected response code:403/);
  const action = 'apbct_alt_session__save__AJAX';
  const { callsTo } = await openSpamPage(page, foreignPage, '<form></form>', {
    settings: ALT,
    functions: { data__ajax_type: 'admin_ajax' },
    answers: { [action]: () => ({ status: 403, body: '-1', type: 'text/html' }) },
  });
  await expect.poll(() => callsTo(action).length).toBe(2);
  expect(callsTo(action)[1]?.fields._ajax_nonce).toBe(FRESH_NONCE);
  await islandsHaveSettled(page);
  expect(callsTo(action)).toHaveLength(2);
  expect(callsTo('get_fresh_wpnonce')).toHaveLength(1);
});

const FAULTS: Readonly<Record<string, { answer: Answer; says: RegExp }>> = {
  'a null body': { answer: () => ({ body: 'null' }), says: /ctXHR error: No response$/ },
  'an error member': { answer: () => ({ body: { error: 'EMPTY_DATA' } }), says: /ctXHR error: EMPTY_DATA$/ },
  'a page instead of JSON': {
    answer: () => ({ body: '<html></html>', type: 'text/html' }),
    says: /Unexpected response from server\. See console for details\.$/,
  },
  'a fault of the server': { answer: () => ({ status: 500, body: 'x' }), says: /Internal server error\.$/ },
  'another code': { answer: () => ({ status: 418, body: 'x' }), says: /Unexpected response code:418$/ },
};

for (const [name, { answer, says }] of Object.entries(FAULTS)) {
  test(`SP-53 ${name} is for the console only`, async ({ page, foreignPage, complaints }) => {
    complaints.allow(/ctXHR error|status of (500|418)/);
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await openSpamPage(
      page,
      foreignPage,
      '<form class="comment-form"><input name="email" type="email" aria-label="Email"></form>',
      {
        settings: { data__email_check_exist_post: '1' },
        answers: { check_email_exist_post: answer },
      },
    );
    await codeHasRun(page, 'spam-guard');
    await page.getByLabel('Email').fill('jane@example.com');
    await page.getByLabel('Email').blur();
    await expect.poll(() => said.some((text) => says.test(text))).toBe(true);
    await expect(page.locator('#cleantalk-modal-overlay, #apbct-check_email_exist-block')).toHaveCount(0);
  });
}

test('SP-50 SP-53 a server that does not answer is given up after 15 seconds', async ({
  page,
  foreignPage,
  complaints,
}) => {
  complaints.allow(/ctXHR error: Server response timeout/);
  await pauseClock(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const silence = later();
  const { callsTo } = await openSpamPage(page, foreignPage, '<form></form>', {
    settings: ALT,
    answers: { alt_sessions: () => silence.promise.then(() => ({ body: {} })) },
  });
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return callsTo('alt_sessions').length;
    })
    .toBeGreaterThan(0);
  await page.clock.runFor(14_000);
  expect(said.join()).not.toContain('timeout');
  await page.clock.runFor(2_000);
  await expect.poll(() => said.join()).toContain('Server response timeout');
  silence.resolve();
});

const PIXEL = 'https://pixel.example.net/pixel/0f3c9a.gif';

test('SP-41 the pixel is fetched, kept for three hours, and then fetched anew', async ({
  page,
  foreignPage,
  complaints,
}) => {
  complaints.allow(/^foreign host: https:\/\/pixel\.example\.net|Failed to load resource/);
  await page.route(`${PIXEL}*`, (route) => route.fulfill({ contentType: 'image/gif', body: '' }));
  const options = {
    settings: { pixel__setting: '2', pixel__enabled: true },
    answers: { apbct_get_pixel_url: () => ({ body: PIXEL, type: 'text/html' }) },
  };
  const first = await openSpamPage(page, foreignPage, '<form></form>', options);
  await expect(page.locator('img#apbct_pixel')).toHaveAttribute('src', PIXEL);
  await expect(page.locator('img#apbct_pixel')).toBeHidden();
  expect(first.callsTo('apbct_get_pixel_url')).toHaveLength(1);
  expect(await stored(page, 'apbct_pixel_url')).toBe(PIXEL);

  const second = await openSpamPage(page, foreignPage, '<form></form>', options);
  await expect(page.locator('img#apbct_pixel')).toHaveAttribute('src', PIXEL);
  expect(second.callsTo('apbct_get_pixel_url')).toHaveLength(0);

  await page.evaluate(() => {
    const entry = JSON.parse(localStorage.getItem('apbct_pixel_url') ?? '{}');
    localStorage.setItem(
      'apbct_pixel_url',
      JSON.stringify({ ...entry, timestamp: entry.timestamp - 10_801 }),
    );
  });
  const third = await openSpamPage(page, foreignPage, '<form></form>', options);
  await expect.poll(() => third.callsTo('apbct_get_pixel_url').length).toBe(1);
});

test('SP-41 an address without https, and setting 3 with the bot detector, make no pixel', async ({
  page,
  foreignPage,
}) => {
  const plain = await openSpamPage(page, foreignPage, '<form></form>', {
    settings: { pixel__setting: '3', pixel__enabled: true },
    answers: { apbct_get_pixel_url: () => ({ body: 'http://pixel.example.net/x.gif', type: 'text/html' }) },
  });
  await expect.poll(() => plain.callsTo('apbct_get_pixel_url').length).toBe(1);
  await islandsHaveSettled(page);
  await expect(page.locator('img#apbct_pixel')).toHaveCount(0);
  const detector = await openSpamPage(page, foreignPage, '<form></form>', {
    settings: { pixel__setting: '3', pixel__enabled: true, settings__data__bot_detector_enabled: '1' },
  });
  await islandsHaveSettled(page);
  await expect(page.locator('img#apbct_pixel')).toHaveCount(0);
  expect(detector.callsTo('apbct_get_pixel_url')).toHaveLength(0);
});

test('SP-30 the token is kept with its time, put into forms, and goes on to the cookie mode', async ({
  page,
  foreignPage,
  context,
}) => {
  const token = 'c0ffee12'.repeat(8);
  await page.route('**/wp-json/portico/v1/event-token', (route) => route.fulfill({ json: { token } }));
  await openSpamPage(page, foreignPage, '<form id="f" method="post"><input name="a"></form>', {
    settings: { settings__data__bot_detector_enabled: '1', data__cookies_type: 'native' },
    functions: { portico_server: 1 },
  });
  await expect(page.locator('#f input[name=ct_bot_detector_event_token]')).toHaveValue(token);
  const entry = await page.evaluate(() => JSON.parse(localStorage.getItem('bot_detector_event_token') ?? ''));
  expect(entry).toEqual({ value: token, timestamp: expect.any(Number) });
  await expect
    .poll(
      async () => (await context.cookies()).find(({ name }) => name === 'ct_bot_detector_event_token')?.value,
    )
    .toBe(token);
});

test('SP-56 the options template fills the modal as text', async ({ page, foreignPage }) => {
  const template = later();
  await openSpamPage(page, foreignPage, '<form></form>', {
    answers: {
      get_options_template: () =>
        template.promise.then(() => ({ body: '<p>Choose <b>one</b></p>', type: 'text/html' })),
    },
  });
  await expect.poll(() => page.evaluate(() => typeof window.cleantalkModal)).toBe('object');
  await page.evaluate(() => window.cleantalkModal?.open());
  await expect(page.locator('#cleantalk-modal-content')).toHaveText('Loading...');
  template.resolve();
  await expect(page.locator('#cleantalk-modal-content')).toHaveText('Choose one');
});
