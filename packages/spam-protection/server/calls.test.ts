import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { KEYS } from '../wire/public.ts';
import { startSpamServer, visitor } from './testing/spamTestServer.ts';
import { visitorId } from './visitors.ts';

const HTML = '<p>Write to contact@example.com</p>';
const encodedIn = (html: string): string => /data-original-string='([^']+)'/.exec(html)?.[1] ?? '';

describe('SP-57 the seven calls on both transports', () => {
  it('SP-57 alt_sessions keeps what is known and drops the rest, by REST and by admin-ajax', async () => {
    const { rest, ajax, ports } = await startSpamServer();
    const cookies = JSON.stringify({
      [KEYS.pageLoadedAt]: 1_700_000_000,
      [KEYS.hasMoved]: 'true',
      [KEYS.screen]: { fullWidth: 1200 },
      strange: 'x',
      __proto__: 1,
    });
    expect((await rest('alt_sessions', { cookies })).json()).toEqual({ success: true });
    const answer = await ajax({
      action: 'apbct_alt_session__save__AJAX',
      cookies: JSON.stringify([[KEYS.hasScrolled, true, 9]]),
    });
    expect(answer.json()).toEqual({ success: true });
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
    const rows = await ports.database
      .tables<{ spam_sessions: { id: string; data: string } }>()
      .selectFrom('spam_sessions')
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.id).toBe(await visitorId(ports.secrets, visitor));
    expect(JSON.parse(rows[0]?.data ?? '')).toEqual({
      [KEYS.pageLoadedAt]: 1_700_000_000,
      [KEYS.hasMoved]: true,
      [KEYS.screen]: '{"fullWidth":1200}',
      [KEYS.hasScrolled]: true,
    });
  });

  it.each(['', 'null', '{broken', '5', '"text"'])(
    'SP-57 alt_sessions says so when %j is no data',
    async (cookies) => {
      const { rest } = await startSpamServer();
      const answer = await rest('alt_sessions', { cookies });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ success: false, error: 'AltSessions: No cookies data provided.' });
    },
  );

  it('SP-57 whoever may see a form is not told that a message of theirs was refused', async () => {
    const { rest } = await startSpamServer();
    const answer = await rest('force_protection_check_bot', { post_url: 'https://x/' });
    expect(JSON.parse(answer.body)).toEqual({ allow: 1, message: '', success: true });
  });

  it('SP-57 decode gives back what the page encoded, every address in one call', async () => {
    const { rest, ajax, spam } = await startSpamServer();
    const encoded = encodedIn(await spam.encodeAddresses(HTML));
    const fields = {
      post_url: 'https://x/',
      referrer: '',
      encodedEmails: JSON.stringify({ 0: encoded, 1: 'made up' }),
    };
    const expected = {
      success: true,
      data: [
        {
          is_allowed: true,
          show_comment: false,
          comment: 'Allowed',
          encoded_email: encoded,
          decoded_email: 'contact@example.com',
        },
        expect.objectContaining({ is_allowed: false, encoded_email: 'made up', decoded_email: '' }),
      ],
    };
    expect((await rest('apbct_decode_email', fields)).json()).toEqual(expected);
    expect((await ajax({ action: 'apbct_decode_email', ...fields })).json()).toEqual(expected);
  });

  it('SP-57 decode refuses a browser that a program controls', async () => {
    const { rest, spam } = await startSpamServer();
    const encoded = encodedIn(await spam.encodeAddresses(HTML));
    const answer = await rest('apbct_decode_email', {
      encodedEmails: JSON.stringify({ 0: encoded }),
      event_javascript_data: JSON.stringify({ [KEYS.isHeadless]: true }),
    });
    expect(answer.json()).toEqual({
      success: true,
      data: [
        {
          is_allowed: false,
          show_comment: true,
          comment: 'Bot activity',
          encoded_email: encoded,
          decoded_email: '',
        },
      ],
    });
  });

  it('SP-57 decode cannot be used to decode in bulk', async () => {
    const { rest, spam, ports } = await startSpamServer();
    const encodedEmails = JSON.stringify({ 0: encodedIn(await spam.encodeAddresses(HTML)) });
    const allowed = async () =>
      (await rest('apbct_decode_email', { encodedEmails })).json().data[0].is_allowed;
    for (let times = 0; times < 12; times++) expect(await allowed()).toBe(true);
    expect(await allowed()).toBe(false);
    ports.clock.advance(61_000);
    expect(await allowed()).toBe(true);
  });

  it('SP-57 the pixel is a bare https address that serves a picture', async () => {
    const { app, rest, ajax } = await startSpamServer();
    const answer = await rest('apbct_get_pixel_url', {});
    expect(answer.body).toMatch(/^https:\/\/[^/]+\/pixel\/[0-9a-f]{32}\.gif$/);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect((await ajax({ action: 'apbct_get_pixel_url' })).body).toBe(answer.body);
    const picture = await app.inject(new URL(answer.body).pathname);
    expect(picture.headers['content-type']).toBe('image/gif');
  });

  it.each([
    ['jane@example.com', 'found', 'EXISTS'],
    ['jane@example.com', 'none', 'MX_FAIL'],
    ['jane@example.com', 'unknown', 'EXISTS'],
    ['jane@mailinator.com', 'found', 'DISPOSABLE'],
    ['not an address', 'found', 'WRONG_FORMAT'],
  ] as const)('SP-57 e-mail checks: %s with mail servers %s is %s', async (email, found, result) => {
    const { rest, ajax } = await startSpamServer({ mailServers: { lookUp: async () => found } });
    const exists = (await rest('check_email_exist_post', { email })).json();
    expect(exists.result).toEqual({
      result,
      text_result: expect.stringMatching(/Portico\.$/),
    });
    expect((await ajax({ action: 'apbct_email_check_before_post', email })).json().result.result).toBe(
      result,
    );
  });

  it('SP-57 without a network the e-mail answer says so and blocks nobody', async () => {
    const { rest } = await startSpamServer();
    const { result } = (await rest('check_email_exist_post', { email: 'jane@example.com' })).json();
    expect(result.result).toBe('EXISTS');
    expect(result.text_result).toContain('could not be looked up');
  });

  it('SP-57 an empty address is EMPTY_DATA', async () => {
    const { rest } = await startSpamServer();
    expect((await rest('check_email_exist_post', {})).json()).toEqual({ error: 'EMPTY_DATA' });
    expect((await rest('check_email_before_post', {})).json()).toEqual({ error: 'EMPTY_DATA' });
  });

  it('SP-57 SP-56 the options template is for administrators, visitors get 400 and 0', async () => {
    const { ajax, signIn } = await startSpamServer();
    const refused = await ajax({ action: 'get_options_template' });
    expect([refused.statusCode, refused.body]).toEqual([400, '0']);
    signIn();
    expect((await ajax({ action: 'get_options_template' })).body).toContain('<h3>Spam protection</h3>');
  });

  it('SP-57 takes multipart bodies, as the browser side sends them', async () => {
    const { app, nonce } = await startSpamServer();
    const form = new FormData();
    form.set('cookies', '{"ct_mouse_moved":true}');
    form.set('file', new Blob(['x']), 'x.txt');
    const request = new Request('http://x/', { method: 'POST', body: form });
    const answer = await app.inject({
      method: 'POST',
      url: '/wp-json/cleantalk-antispam/v1/alt_sessions',
      headers: { 'x-wp-nonce': nonce.rest, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(answer.json()).toEqual({ success: true });
  });

  it('SP-57 takes multipart bodies of unknown length at admin-ajax, however long they are', async () => {
    const { app, nonce } = await startSpamServer();
    const parts = {
      action: 'apbct_alt_session__save__AJAX',
      _ajax_nonce: nonce.ajax,
      cookies: '{"ct_mouse_moved":true}',
    };
    const send = (extra: string) => {
      const fields = Object.entries({ ...parts, extra }).map(
        ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      return app.inject({
        method: 'POST',
        url: '/wp-admin/admin-ajax.php',
        headers: { 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' },
        payload: Readable.from([`${fields.join('')}--b--\r\n`]),
      });
    };
    expect((await send('x'.repeat(200_000))).json()).toEqual({ success: true });
    expect((await send('x'.repeat(600_000))).statusCode).toBe(413);
  });

  it('SP-57 REST calls also come by rest_route, on sites without readable addresses', async () => {
    const { app, nonce } = await startSpamServer();
    const answer = await app.inject({
      method: 'POST',
      url: '/index.php?rest_route=/cleantalk-antispam/v1/apbct_rest_check',
      headers: { 'x-wp-nonce': nonce.rest },
    });
    expect(answer.json()).toEqual({ success: true });
  });
});

describe('SP-57 SP-45 nonces', () => {
  it('SP-57 a wrong REST nonce is WordPress’s 403, a missing one its 401', async () => {
    const { rest } = await startSpamServer();
    const wrong = await rest('alt_sessions', { cookies: '{}' }, { 'x-wp-nonce': '0123456789' });
    expect(wrong.statusCode).toBe(403);
    expect(wrong.json()).toEqual({
      code: 'rest_cookie_invalid_nonce',
      message: 'Cookie check failed',
      data: { status: 403 },
    });
    const missing = await rest('alt_sessions', { cookies: '{}' }, {});
    expect(missing.statusCode).toBe(401);
    expect(missing.json()).toMatchObject({ code: 'rest_forbidden', data: { status: 401 } });
  });

  it('SP-57 a wrong admin-ajax nonce is 403 and -1, an unknown action 400 and 0', async () => {
    const { ajax } = await startSpamServer();
    const wrong = await ajax({ action: 'apbct_decode_email', _ajax_nonce: 'ffffffffff' });
    expect([wrong.statusCode, wrong.body]).toEqual([403, '-1']);
    const unknown = await ajax({ action: '__proto__' });
    expect([unknown.statusCode, unknown.body]).toEqual([400, '0']);
  });

  it.each([
    '/',
    '/contact/',
    '/wp-admin/admin-ajax.php',
    '/wp-json/cleantalk-antispam/v1/alt_sessions',
    '/nowhere/at/all',
  ])('SP-45 SP-57 a fresh nonce comes from %s and is good for the call that failed', async (url) => {
    const { app, rest } = await startSpamServer();
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload:
        'spbc_remote_call_action=get_fresh_wpnonce&plugin_name=antispam&nonce_prev=0123456789&initial_request_params=[]',
    });
    expect(answer.json()).toEqual({ wpnonce: expect.stringMatching(/^[0-9a-f]{10}$/) });
    const again = await rest('alt_sessions', { cookies: '{}' }, { 'x-wp-nonce': answer.json().wpnonce });
    expect(again.json()).toEqual({ success: true });
  });

  it.each([
    ['nonce_prev=', '{"error":"No nonce provided"}'],
    ['nonce_prev=XYZ', '{"error":"Wrong nonce provided"}'],
    ['nonce_prev[]=0123456789', '{"error":"No nonce provided"}'],
  ])('SP-57 a fresh nonce is not given for %s', async (field, body) => {
    const { app } = await startSpamServer();
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `spbc_remote_call_action=get_fresh_wpnonce&plugin_name=antispam&${field}`,
    });
    expect(answer.body).toBe(body);
  });

  it('SP-57 asking for fresh nonces again and again is slowed down', async () => {
    const { app, ports } = await startSpamServer();
    const ask = async () =>
      (
        await app.inject({
          method: 'POST',
          url: '/',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'spbc_remote_call_action=get_fresh_wpnonce&plugin_name=antispam&nonce_prev=0123456789',
        })
      ).body;
    for (let times = 0; times < 5; times++) expect(await ask()).toContain('wpnonce');
    expect(await ask()).toBe('FAIL {"error":"TOO_MANY_ATTEMPTS"}');
    ports.clock.advance(10_001);
    expect(await ask()).toContain('wpnonce');
  });

  it('SP-45 SP-57 a fresh nonce also comes for multipart, and other posts arrive as they were sent', async () => {
    const { app } = await startSpamServer();
    const form = new FormData();
    for (const [name, value] of Object.entries({
      spbc_remote_call_action: 'get_fresh_wpnonce',
      plugin_name: 'antispam',
      nonce_prev: '0123456789',
    }))
      form.set(name, value);
    const request = new Request('http://x/', { method: 'POST', body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    const headers = {
      'content-type': request.headers.get('content-type') ?? '',
      'content-length': String(payload.length),
    };
    expect((await app.inject({ method: 'POST', url: '/contact/', headers, payload })).json()).toHaveProperty(
      'wpnonce',
    );
    const other = await app.inject({
      method: 'POST',
      url: '/contact/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'message=Hello&about=get_fresh_wpnonce',
    });
    expect(other.json()).toEqual({ posted: { message: 'Hello', about: 'get_fresh_wpnonce' } });
  });

  it('other posts to nowhere stay not found', async () => {
    const { app } = await startSpamServer();
    expect((await app.inject({ method: 'POST', url: '/nowhere/', payload: { a: 1 } })).statusCode).toBe(404);
  });
});

describe('SP-57 bad input', () => {
  const ROUTES = [
    'apbct_decode_email',
    'alt_sessions',
    'apbct_get_pixel_url',
    'check_email_before_post',
    'check_email_exist_post',
    'js_keys__get',
    'force_protection_check_bot',
  ];
  const BODIES: [string, unknown][] = [
    [
      'lists where texts belong',
      {
        cookies: [[1], null],
        email: ['a'],
        encodedEmails: [1, {}],
        event_token: {},
        event_javascript_data: [],
      },
    ],
    [
      'maps where texts belong',
      { cookies: { a: { b: 1 } }, email: { x: 1 }, encodedEmails: { 0: { y: 1 } }, event_token: [] },
    ],
    ['broken JSON', { cookies: '{"a":', encodedEmails: '{"0":', event_javascript_data: '[[', email: '{' }],
    [
      'hostile keys',
      JSON.parse(
        '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"cookies":"{\\"__proto__\\":{\\"polluted\\":true}}","encodedEmails":"{\\"__proto__\\":\\"x\\"}"}',
      ),
    ],
    [
      'thousands of entries',
      {
        cookies: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`ct_${n}`, n])),
        encodedEmails: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [n, 'x'])),
      },
    ],
    ['null', { cookies: null, email: null, encodedEmails: null, event_token: null }],
    ['broken base64', { encodedEmails: { 0: 'AAAA====%%%', 1: 'AAECAwQFBgcICQoLDA0ODw==8ccAAAA' } }],
  ];
  it.each(ROUTES.flatMap((route) => BODIES.map(([what, body]) => [route, what, body] as const)))(
    'SP-57 %s bears %s',
    async (route, _what, body) => {
      const { app, nonce } = await startSpamServer();
      const answer = await app.inject({
        method: 'POST',
        url: `/wp-json/cleantalk-antispam/v1/${route}`,
        headers: { 'x-wp-nonce': nonce.rest },
        payload: body as object,
      });
      expect(answer.statusCode).toBeLessThan(500);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    },
  );

  it('SP-57 bodies of 10 MB are refused, whichever way they are packed', async () => {
    const { app, nonce } = await startSpamServer();
    const big = 'x'.repeat(10 * 1024 * 1024);
    const form = new FormData();
    form.set('cookies', big);
    const request = new Request('http://x/', { method: 'POST', body: form });
    const multipart = {
      type: request.headers.get('content-type') ?? '',
      payload: Buffer.from(await request.arrayBuffer()),
    };
    for (const { type, payload } of [
      { type: 'application/x-www-form-urlencoded', payload: `cookies=${big}` },
      { type: 'application/json', payload: JSON.stringify({ cookies: big }) },
      multipart,
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/wp-json/cleantalk-antispam/v1/alt_sessions',
        headers: { 'x-wp-nonce': nonce.rest, 'content-type': type },
        payload,
      });
      expect(answer.statusCode).toBe(413);
    }
  });
});
