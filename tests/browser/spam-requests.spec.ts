import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { codeHasRun, expect, islandsHaveSettled, test } from './fixtures/index.ts';
import {
  openSpamPage,
  readNoCookie,
  type Sent,
  type SpamPageOptions,
  sentBy,
  TOKEN,
} from './fixtures/spamPage.ts';

const JQUERY = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8');

/** How a product sends its request, and where the new field must be in it. */
interface Case {
  readonly send: 'xhr' | 'xhr-form' | 'jquery' | 'jquery-form' | 'fetch-form' | 'fetch-json';
  readonly url?: string;
  readonly body: Readonly<Record<string, string>>;
  readonly field: string;
  readonly html?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

const DATA = 'data[ct_no_cookie_hidden_field]';
const PLAIN = 'ct_no_cookie_hidden_field';
const cart = '<button class="add_to_cart_button" type="button">Add</button>';

const CASES: Readonly<Record<string, Case>> = {
  'upload form': { send: 'xhr', body: { action: 'wfu_ajax_action_ask_server' }, field: DATA },
  booked: { send: 'xhr', body: { action: 'booked_add_appt' }, field: DATA },
  'stock notification': { send: 'xhr', body: { action: 'cwginstock_product_subscribe' }, field: DATA },
  'MailPoet by XHR': { send: 'xhr', body: { action: 'mailpoet', method: 'subscribe' }, field: DATA },
  'Divi newsletter': { send: 'xhr', body: { action: 'et_pb_submit_subscribe_form' }, field: PLAIN },
  'Smart Forms': { send: 'xhr', body: { action: 'rednao_smart_forms_save_form_values' }, field: PLAIN },
  'Fluent calendar': { send: 'xhr-form', body: { action: 'fluent_cal_schedule_meeting' }, field: PLAIN },
  MetForm: {
    send: 'fetch-form',
    url: '/wp-json/metform/v1/entries/insert/7',
    body: { name: 'Jo' },
    field: PLAIN,
    html: '<form class="metform-form-content"></form>',
  },
  'MetForm in JSON': {
    send: 'fetch-json',
    url: '/wp-json/metform/v1/entries/insert/7',
    body: { name: 'Jo' },
    field: PLAIN,
    html: '<form class="metform-form-content"></form>',
  },
  'recipe rating': {
    send: 'fetch-json',
    url: '/wp-json/wp-recipe-maker/v1/user-rating/7',
    body: { rating: '5' },
    field: PLAIN,
    html: '<form class="wprm-user-ratings-modal-stars-container"></form>',
  },
  'WooCommerce add item': {
    send: 'fetch-json',
    url: '/wp-json/wc/store/v1/cart/add-item',
    body: { id: '7' },
    field: PLAIN,
    html: cart,
    settings: { settings__forms__wc_add_to_cart: '1' },
  },
  Amelia: {
    send: 'xhr',
    url: '/wp-admin/admin-ajax.php?action=wpamelia_api&call=/bookings',
    body: { json: '1' },
    field: PLAIN,
  },
  'WC add to cart': { send: 'jquery', url: '/?wc-ajax=add_to_cart', body: { product_id: '7' }, field: DATA },
  'Beaver subscribe': { send: 'jquery', body: { action: 'fl_builder_subscribe_form_submit' }, field: DATA },
  twt_cc_signup: { send: 'jquery', body: { action: 'twt_cc_signup' }, field: DATA },
  'activity comment': { send: 'jquery', body: { action: 'new_activity_comment' }, field: DATA },
  'wholesale lead': { send: 'jquery', body: { action: 'wwlc_create_user' }, field: DATA },
  HappyForms: { send: 'jquery', body: { action: 'happyforms_message' }, field: DATA },
  'MailPoet by jQuery': { send: 'jquery', body: { action: 'mailpoet' }, field: DATA },
  'user registration': {
    send: 'jquery',
    body: { action: 'user_registration', ur_frontend_form_nonce: 'x' },
    field: DATA,
  },
  'user registration, sent': {
    send: 'jquery',
    body: { action: 'user_registration_user_form_submit', ur_frontend_form_nonce: 'x' },
    field: PLAIN,
  },
  'Ninja Forms': { send: 'jquery', body: { action: 'nf_ajax_submit', formData: '{"id":"3"}' }, field: PLAIN },
  'booking calendar': { send: 'jquery', body: { action: 'WPBC_AJX_BOOKING__CREATE' }, field: PLAIN },
  drplus: { send: 'jquery', body: { action: 'drplus_signup' }, field: PLAIN },
  bt_cc: { send: 'jquery', body: { action: 'bt_cc' }, field: PLAIN },
  'wpr builder': { send: 'jquery', body: { action: 'wpr_form_builder_email' }, field: PLAIN },
  'quiz builder': { send: 'jquery', body: { action: 'SQBSubmitQuizAjax' }, field: PLAIN },
  'UAEL register': { send: 'jquery', body: { action: 'uael_register_user' }, field: PLAIN },
  Bloom: { send: 'jquery', body: { action: 'bloom_subscribe' }, field: PLAIN },
  Piotnet: { send: 'jquery-form', body: { action: 'pafe_ajax_form_builder' }, field: PLAIN },
};

for (const [name, given] of Object.entries(CASES)) {
  test(`SP-52 ${name} carries the no-cookie data as ${given.field}, once`, async ({ page, foreignPage }) => {
    await openProducts(page, foreignPage, given);
    const sent = await sendAs(page, given);
    const fields = fieldsOf(sent);
    expect(fields).toMatchObject(given.body);
    expect(readNoCookie(String(fields[given.field]))).toMatchObject({ ct_checkjs: '1234567' });
    expect(sent.body.split('_ct_no_cookie_data_')).toHaveLength(2);
    if (given.field === DATA) expect(sent.body).toContain('data%5Bct_no_cookie_hidden_field%5D=');
    expect(fields).not.toHaveProperty(given.field === DATA ? PLAIN : DATA);
  });
}

test('SP-52 Ninja Forms and MailPoet send the visible fields of their form along, before their own data', async ({
  page,
  foreignPage,
}) => {
  const ninja = CASES['Ninja Forms'];
  const mailpoet = CASES['MailPoet by jQuery'];
  if (!ninja || !mailpoet) throw new Error('The table has lost a row.');
  const html = `<div id="nf-form-3-cont"><form><div class="nf-form-content"><input name="nf-field-1"></div></form></div>
    <form method="post" action="/?mailpoet_subscription_form" class="mailpoet_form"><input name="data[form_id]" value="9" type="hidden"><input name="data[email]"></form>`;
  await openProducts(page, foreignPage, { ...ninja, html });
  await expect(page.locator('input[name=apbct_visible_fields]')).toHaveCount(2);
  const sent = await sendAs(page, ninja);
  expect(Object.keys(fieldsOf(sent))).toEqual([PLAIN, 'apbct_visible_fields', 'action', 'formData']);
  const other = await sendAs(page, { ...mailpoet, body: { action: 'mailpoet', 'data[form_id]': '9' } });
  expect(fieldsOf(other)).not.toHaveProperty(['data[apbct_visible_fields]']);
  const summary = Buffer.from(String(fieldsOf(other).apbct_visible_fields), 'base64').toString('utf8');
  expect(JSON.parse(summary)[0]).toMatchObject({
    visible_fields: 'data[email]',
    invisible_fields: 'data[form_id]',
  });
});

test('SP-52 with the bot detector its token goes instead, wrapped and plain, by XHR, jQuery and fetch', async ({
  page,
  foreignPage,
}) => {
  const metform = CASES.MetForm;
  const booked = CASES.booked;
  const bloom = CASES.Bloom;
  if (!metform || !booked || !bloom) throw new Error('The table has lost a row.');
  await page.addInitScript((token) => {
    localStorage.setItem('bot_detector_event_token', JSON.stringify({ value: token, timestamp: 1 }));
  }, TOKEN);
  await openProducts(page, foreignPage, metform, { settings: { settings__data__bot_detector_enabled: '1' } });
  expect(fieldsOf(await sendAs(page, booked))['data[ct_bot_detector_event_token]']).toBe(TOKEN);
  expect(fieldsOf(await sendAs(page, bloom)).ct_bot_detector_event_token).toBe(TOKEN);
  expect(fieldsOf(await sendAs(page, metform))).toEqual({ name: 'Jo', ct_bot_detector_event_token: TOKEN });
});

test('SP-52 without a token yet, fetches go as they are and XHR carries the no-cookie data', async ({
  page,
  foreignPage,
}) => {
  const metform = CASES.MetForm;
  const booked = CASES.booked;
  if (!metform || !booked) throw new Error('The table has lost a row.');
  await openProducts(page, foreignPage, metform, { settings: { settings__data__bot_detector_enabled: '1' } });
  expect(fieldsOf(await sendAs(page, booked))[DATA]).toContain('_ct_no_cookie_data_');
  expect(fieldsOf(await sendAs(page, metform))).toEqual({ name: 'Jo' });
});

test('SP-52 a batch of WooCommerce has it in the body of each item, a foreign part of it does not', async ({
  page,
  foreignPage,
}) => {
  const item = CASES['WooCommerce add item'];
  if (!item) throw new Error('The table has lost a row.');
  await openProducts(page, foreignPage, item);
  const sent = await posted(page, '/wp-json/wc/store/v1/batch', () =>
    page.evaluate(() => {
      const requests = [
        { path: '/wc/store/v1/cart/add-item', method: 'POST', body: { id: 7 } },
        { path: '/wc/store/v1/cart/other', method: 'POST', body: { id: 8 } },
      ];
      return fetch('/wp-json/wc/store/v1/batch', {
        method: 'POST',
        body: JSON.stringify({ requests }),
      }).catch(() => {});
    }),
  );
  const { requests } = JSON.parse(sent.body);
  expect(requests[0].body).toMatchObject({ id: 7, [PLAIN]: expect.stringContaining('_ct_no_cookie_data_') });
  expect(requests[1].body).toEqual({ id: 8 });
});

test("SP-52 WordPress's own client takes it as middleware, for the cart and the checkout", async ({
  page,
  foreignPage,
}) => {
  await openSpamPage(page, foreignPage, '<form></form>', {
    head: `<script>window.middleware = []; window.wp = { apiFetch: { use: (one) => window.middleware.push(one) } };</script>`,
  });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { middleware: unknown[] }).middleware.length))
    .toBe(1);
  const run = (options: object) =>
    page.evaluate(
      (given) =>
        (
          window as unknown as { middleware: ((options: object, next: (o: object) => object) => object)[] }
        ).middleware[0]?.(given, (next) => next),
      options,
    );
  expect(await run({ path: '/wc/store/v1/checkout', data: { a: 1 } })).toMatchObject({
    data: { a: 1, [PLAIN]: expect.stringContaining('_ct_no_cookie_data_') },
  });
  expect(
    await run({
      path: '/wc/store/v1/batch',
      data: { requests: [{ path: '/wc/store/v1/cart/add-item', body: { id: 1 } }] },
    }),
  ).toMatchObject({ data: { requests: [{ body: { id: 1, [PLAIN]: expect.any(String) } }] } });
  expect(await run({ path: '/wp/v2/posts', data: { a: 1 } })).toEqual({
    path: '/wp/v2/posts',
    data: { a: 1 },
  });
});

test('SP-52 a donation form in a frame of the site posts it too', async ({ page, foreignPage }) => {
  await page.route('**/?givewp-route=donation-form', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Give</p>' }),
  );
  await openSpamPage(page, foreignPage, '<iframe title="Give" src="/?givewp-route=donation-form"></iframe>', {
    head: '<script id="give-js"></script>',
  });
  const frame = page.frameLocator('iframe').owner();
  await expect
    .poll(async () => {
      const sent = await posted(page, '/donate/', () =>
        frame.evaluate((element) => {
          const inside = (element as HTMLIFrameElement).contentWindow as Window & typeof globalThis;
          const body = new inside.FormData();
          body.append('amount', '10');
          return inside.fetch('/donate/', { method: 'POST', body }).then(() => {});
        }),
      );
      return Object.keys(sent.fields);
    })
    .toEqual(['amount', PLAIN]);
});

test('SP-52 a link that fills the cart takes the token in its address', async ({ page, foreignPage }) => {
  await page.addInitScript((token) => {
    localStorage.setItem('bot_detector_event_token', JSON.stringify({ value: token, timestamp: 1 }));
  }, TOKEN);
  await openSpamPage(page, foreignPage, '<a class="add_to_cart_button" href="#/cart?add=7">Buy</a>', {
    settings: { settings__data__bot_detector_enabled: 1, wc_ajax_add_to_cart: false },
  });
  await codeHasRun(page, 'spam-token');
  await page.getByText('Buy').click();
  await expect(page.getByText('Buy')).toHaveAttribute(
    'href',
    new RegExp(`add=7&ct_bot_detector_event_token=${TOKEN}$`),
  );
});

const ASKED: Readonly<
  Record<
    string,
    { html: string; url: string; action: string; body?: string; fields: Record<string, unknown> }
  >
> = {
  Mailchimp: {
    html: '<div class="mcforms-wrapper"></div>',
    url: '/gateway/receive',
    action: 'cleantalk_force_mailchimp_shadowroot_check',
    fields: { name: 'Jo' },
  },
  Otter: {
    html: '<div class="otter-form__container"></div>',
    url: '/wp-json/otter/v1/form/frontend',
    action: 'cleantalk_force_otterform_check',
    fields: { name: 'Jo' },
  },
  'Otter without JSON': {
    html: '<div class="otter-form__container"></div>',
    url: '/wp-json/otter/v1/form/frontend',
    action: 'cleantalk_force_otterform_check',
    body: 'just some words',
    fields: { raw_body: 'just some words' },
  },
  Elfsight: {
    html: '<div class="elfsight-app-1"><form><button type="submit" disabled>Send</button></form></div>',
    url: '/data.elfsight.com/public/resources/form-submissions',
    action: 'cleantalk_force_elfsight_check',
    fields: { elfsight_payload: '{"name":"Jo"}' },
  },
  Bitrix24: {
    html: '<div class="b24-form"><form></form></div>',
    url: '/bitrix/services/main/ajax.php?action=crm.site.form.fill',
    action: 'cleantalk_force_ajax_check',
    fields: { name: 'Jo' },
  },
  Sender: {
    html: '<div id="sender-form-content"></div>',
    url: '/stats.sender.net/forms',
    action: 'cleantalk_force_ajax_check',
    fields: { name: 'Jo' },
  },
};

for (const [name, { html, url, action, body = '{"name":"Jo"}', fields }] of Object.entries(ASKED))
  test(`SP-52 ${name} is asked about first, and a refusal keeps it here`, async ({ page, foreignPage }) => {
    let blocked: boolean = true as boolean;
    await page.addInitScript(() => localStorage.setItem('x-mcforms-sent', '1'));
    const { callsTo } = await openSpamPage(page, foreignPage, html, {
      settings: { settings__forms__check_external: '1' },
      answers: {
        [action]: () => ({
          body: blocked
            ? { apbct: { blocked: true, comment: 'Not today.', integration: 'ElfsightForm' } }
            : { apbct: { blocked: false, allow: true } },
        }),
      },
    });
    await codeHasRun(page, 'spam-products');
    const bodies: string[] = [];
    await page.route(
      ({ href }) => href.endsWith(url),
      (route) => {
        bodies.push(route.request().postData() ?? '');
        return route.fulfill({ body: '{}' });
      },
    );
    const send = () =>
      page.evaluate(
        ([address, text]) =>
          fetch(address, { method: 'POST', body: text }).then(
            (answer) => answer.status,
            (error: Error) => error.message,
          ),
        [url, body] as const,
      );
    expect(await send()).toBe('Forbidden');
    expect(callsTo(action)[0]?.fields).toMatchObject(fields);
    await expect(page.locator('#cleantalk-modal-content')).toHaveText('Not today.');
    if (name === 'Mailchimp')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('x-mcforms-sent'))).toBeNull();
    if (name === 'Elfsight') {
      await expect(page.locator('.apbct-elfsight-forbidden-msg')).toHaveText('Not today.');
      await expect(page.locator('.elfsight-app-1 button')).toBeEnabled();
    }
    blocked = false;
    expect(await send()).toBe(200);
    expect(bodies).toEqual([body]);
  });

test("SP-52 what is never touched goes as it is, and its answer is nobody's business", async ({
  page,
  foreignPage,
  complaints,
}) => {
  complaints.allow(/foreign host: https:\/\/api\.stripe\.com/);
  await openSpamPage(page, foreignPage, '<form class="metform-form-content"></form>', {
    head: `<script>${JQUERY}</script>`,
  });
  await islandsHaveSettled(page);
  const bodies: string[] = [];
  await page.route('https://api.stripe.com/**', (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { apbct: { blocked: true, comment: 'No' } },
    });
  });
  await page.evaluate(async () => {
    await fetch('https://api.stripe.com/metform/', { method: 'POST', body: '{"a":1}' });
    const xhr = new XMLHttpRequest();
    xhr.open('POST', 'https://api.stripe.com/v1');
    xhr.send('action=booked_add_appt');
    await new Promise((resolve) => xhr.addEventListener('loadend', resolve));
  });
  expect(bodies).toEqual(['{"a":1}', 'action=booked_add_appt']);
  await expect(page.locator('#cleantalk-modal-overlay')).toHaveCount(0);
});

test('SP-52 a field that is there already is not added again, and UAEL has it in mode none only', async ({
  page,
  foreignPage,
}) => {
  const booked: Case = { send: 'xhr', body: { action: 'booked_add_appt', [DATA]: 'mine' }, field: DATA };
  await openProducts(page, foreignPage, booked, { settings: { data__cookies_type: 'native' } });
  expect(fieldsOf(await sendAs(page, booked))).toEqual(booked.body);
  const uael: Case = { send: 'jquery', body: { action: 'uael_register_user' }, field: PLAIN };
  expect(fieldsOf(await sendAs(page, uael))).toEqual(uael.body);
});

test("SP-52 WordPress's own client carries the token in its wrapper, and nothing where cookies do", async ({
  page,
  foreignPage,
}) => {
  const head = `<script>window.middleware = []; window.wp = { apiFetch: { use: (one) => window.middleware.push(one) } };</script>`;
  const checkout = async () => {
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { middleware: unknown[] }).middleware.length))
      .toBe(1);
    return page.evaluate(() =>
      (
        window as unknown as { middleware: ((options: object, next: (o: object) => object) => object)[] }
      ).middleware[0]?.({ path: '/wc/store/v1/checkout', data: {} }, (next) => next),
    );
  };
  await openSpamPage(page, foreignPage, '<form></form>', {
    head,
    settings: { data__cookies_type: 'native' },
  });
  expect(await checkout()).toEqual({ path: '/wc/store/v1/checkout', data: {} });
  const wrapper = JSON.stringify({ value: TOKEN, timestamp: 1 });
  await page.evaluate((text) => localStorage.setItem('bot_detector_event_token', text), wrapper);
  await openSpamPage(page, foreignPage, '<form></form>', {
    head,
    settings: { settings__data__bot_detector_enabled: '1' },
  });
  expect(await checkout()).toMatchObject({ data: { ct_bot_detector_event_token: wrapper } });
});

test('SP-52 requests of nobody in the table go exactly as they were', async ({ page, foreignPage }) => {
  await openSpamPage(page, foreignPage, '<form></form>', { head: `<script>${JQUERY}</script>` });
  await islandsHaveSettled(page);
  const stranger: Case = { send: 'jquery', body: { action: 'heartbeat' }, field: PLAIN };
  expect((await sendAs(page, stranger)).body).toBe('action=heartbeat');
});

async function openProducts(
  page: Page,
  foreignPage: Parameters<typeof openSpamPage>[1],
  { html = '<form></form>', settings = {} }: Case,
  more: SpamPageOptions = {},
): Promise<void> {
  await openSpamPage(page, foreignPage, html, {
    ...more,
    settings: { ...settings, ...more.settings },
    head: `<script>${JQUERY}</script>`,
  });
  await codeHasRun(page, 'spam-products');
}

async function posted(page: Page, path: string, act: () => Promise<unknown>): Promise<Sent> {
  const wanted = (url: URL): boolean => url.pathname + url.search === path;
  await page.route(wanted, (route) => route.fulfill({ contentType: 'application/json', body: '{}' }));
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && wanted(new URL(one.url()))),
    act(),
  ]);
  return sentBy(request);
}

function sendAs(page: Page, { send, url = '/wp-admin/admin-ajax.php', body }: Case): Promise<Sent> {
  return posted(page, url, () =>
    page.evaluate(
      async ({ how, address, fields }) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.append(name, value);
        const { jQuery } = window as unknown as { jQuery: { ajax(options: object): PromiseLike<unknown> } };
        if (how === 'jquery') return void (await jQuery.ajax({ url: address, type: 'POST', data: fields }));
        if (how === 'jquery-form')
          return void (await jQuery.ajax({
            url: address,
            type: 'POST',
            data: form,
            processData: false,
            contentType: false,
          }));
        if (how === 'fetch-form') return void (await fetch(address, { method: 'POST', body: form }));
        if (how === 'fetch-json')
          return void (await fetch(address, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(fields),
          }));
        const xhr = new XMLHttpRequest();
        xhr.open('POST', address);
        const isJson = address.includes('wpamelia');
        if (how === 'xhr')
          xhr.setRequestHeader(
            'content-type',
            isJson ? 'application/json' : 'application/x-www-form-urlencoded',
          );
        const text = isJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
        xhr.send(how === 'xhr' ? text : form);
      },
      { how: send, address: url, fields: body },
    ),
  );
}

function fieldsOf(sent: Sent): Record<string, unknown> {
  return Object.keys(sent.fields).length ? { ...sent.fields } : JSON.parse(sent.body);
}
