import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { sql } from 'kysely';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSettings } from './settings/settings.ts';
import { PASSWORD, type RunningSite, startSite } from './testing/startSite.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.remove());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.address + path, { headers, redirect: 'manual' });

describe('a page', () => {
  test('comes with a validator, and is not sent again to somebody who has it', async () => {
    const first = await get('/');
    expect(first.status).toBe(200);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is compressed as the browser likes it', async () => {
    expect((await get('/', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  });

  test('allows no script but its own files and exactly the configuration that it carries', async () => {
    const response = await get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const html = await response.text();
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
    expect(inline[0]).toBe('"trust"');
    expect(inline[1]).toContain("localStorage.getItem('neve_user_theme')");
    expect(inline.slice(2).map((script) => script.slice(0, script.indexOf(' =')))).toEqual([
      'var ctPublicFunctions',
      'var ctPublic',
      'var NeveProperties',
    ]);
    const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default portico");
    expect(html).not.toMatch(/\sstyle="/);
  });

  test('is painted when it is whole, because a part that comes later would move what is seen', async () => {
    const html = await (await get('/')).text();
    const awaited = html.match(/<link rel="expect" href="#([^"]+)" blocking="render"\/>/)?.[1];
    expect(html.indexOf(`id="${awaited}"`)).toBeGreaterThan(html.indexOf('</main>'));
  });

  test('has one address, with a slash at the end', async () => {
    const response = await get('/gallery?from=mail');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/gallery/?from=mail');
  });

  test('is read on a site whose disk was full before its first visitor came', async () => {
    const unvisited = await startSite();
    onTestFinished(unvisited.remove);
    await sql`pragma query_only = on`.execute(unvisited.ports.database.tables());
    expect((await fetch(unvisited.address)).status).toBe(200);
  });

  test('that does not exist is answered with a page that helps', async () => {
    const response = await get('/gallery/nothing-here/', { accept: 'text/html' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('<h1');
  });

  test('that does not exist does not repeat an address that nobody could check', async () => {
    const read = async (path: string) => (await get(path, { accept: 'text/html' })).text();
    expect(await read('/nowhere/?next=x')).toContain('<code dir="ltr">/nowhere/</code>');
    for (const path of [`/nowhere/?${'b'.repeat(14_000)}`, `/nowhere/${'b'.repeat(14_000)}/`]) {
      const html = await read(path);
      expect(html).toContain('There is no page at');
      expect(html).not.toContain('b'.repeat(201));
    }
  });

  test('shows a change at once, and only then is made anew', async () => {
    const before = await (await get('/')).text();
    const { database, content } = site.ports;
    const settings = createSettings(database, content);
    const stored = await settings.read('site', Type.Unsafe<object>({}));
    await database.transaction((transaction) =>
      settings.write(transaction, 'site', { ...stored, name: 'Renamed & Sons' }),
    );
    const after = await (await get('/')).text();
    expect(before).not.toContain('Renamed');
    expect(after).toContain('Renamed &amp; Sons');
  });
});

describe('a file', () => {
  test('that keeps its name is asked about each time; one with a hash never', async () => {
    expect((await get('/assets/portico.js')).headers.get('cache-control')).toBe('public, no-cache');
    expect((await get('/assets/chunks/site-1.css')).headers.get('cache-control')).toContain('immutable');
  });

  test('is sent as it was compressed when the product was built', async () => {
    const response = await get('/assets/portico.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  test('of the shelf of fonts is there by its name', async () => {
    const response = await get('/fonts/shelf/lora-latin.woff2');
    expect(response.headers.get('content-type')).toBe('font/woff2');
    expect(await response.text()).toBe('a font');
    expect((await get('/fonts/shelf/no-such-font.woff2')).status).toBe(404);
  });

  test.each([
    '/assets/../chunks.json',
    '/fonts/shelf/..%2f..%2ffavicon.svg',
    '/assets/%2e%2e/chunks.json',
    '/assets/..%2fchunks.json',
    '/assets/\0',
  ])('outside the served folders is not found: %j', async (path) => {
    expect((await raw(`GET ${path.replace('\0', '%00')} HTTP/1.1`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('whoever runs the site', () => {
  test('sees that it is alive, ready, and how it is doing', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
    expect(await (await get('/metrics')).text()).toContain('portico_http_requests_total');
  });

  test.each([
    'X-Forwarded-For: 203.0.113.9',
    'X-Forwarded-Proto: https',
    'Forwarded: for=203.0.113.9',
    'Via: 1.1 caddy',
    'X-Real-IP: 203.0.113.9',
    'CF-Connecting-IP: 203.0.113.9',
    'True-Client-IP: 203.0.113.9',
    'Host: www.example.org',
  ])('keeps the figures from whoever comes through a proxy: %s', async (header) => {
    const here = header.startsWith('Host') ? '' : 'Host: 127.0.0.1\r\n';
    const byProxy = await rawHead(`GET /metrics HTTP/1.1\r\n${here}${header}`);
    expect(byProxy.status).toBe(403);
    expect(byProxy.body).not.toContain('portico_http');
  });

  test('keeps the figures from a proxy that says nothing of itself but speaks HTTP/1.0', async () => {
    expect((await rawHead('GET /metrics HTTP/1.0\r\nHost: 127.0.0.1')).status).toBe(403);
    expect((await rawHead('GET /metrics HTTP/1.1\r\nHost: 127.0.0.1')).status).toBe(200);
  });

  test('finds the data closed to other accounts', async () => {
    for (const path of [site.dataFolder, `${site.dataFolder}/files`])
      expect((await stat(path)).mode & 0o777).toBe(0o700);
    expect((await stat(`${site.dataFolder}/portico.db`)).mode & 0o777).toBe(0o600);
  });
});

describe('a site whose visitors come over HTTPS', () => {
  const TOKEN = 'a-token-for-prometheus';
  const signIn = (at: RunningSite, headers: Record<string, string> = {}) =>
    fetch(`${at.address}/admin/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'admin', password: PASSWORD }),
    });
  async function expectSecure(answer: Response, isSecure: boolean): Promise<void> {
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(/; Secure$/.test(cookie), cookie).toBe(isSecure);
    expect(answer.headers.get('strict-transport-security')).toBe(isSecure ? 'max-age=31536000' : null);
  }

  test('by its own address gives cookies to HTTPS only, and says so; over plain HTTP it never does', async () => {
    const secure = await startSite({ PORTICO_URL: 'https://example.org' });
    try {
      await expectSecure(await signIn(secure), true);
      const cart = await fetch(`${secure.address}/cart/add/`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ id: '1', quantity: '1' }),
      });
      const cookies = cart.headers.getSetCookie();
      expect(cookies).toHaveLength(3);
      for (const cookie of cookies) expect(cookie).toMatch(/; Secure/);
    } finally {
      await secure.remove();
    }
    await expectSecure(await signIn(site), false);
    // Anybody can send this header; only trusted proxies are believed.
    await expectSecure(await signIn(site, { 'x-forwarded-proto': 'https' }), false);
  });

  test('by the word of a trusted proxy does the same, and opens its figures to a token', async () => {
    const behind = await startSite({
      PORTICO_TRUST_PROXY: '127.0.0.1',
      PORTICO_METRICS_TOKEN: TOKEN,
      PORTICO_URL: 'http://example.org',
    });
    try {
      await expectSecure(await signIn(behind, { 'x-forwarded-proto': 'https' }), true);
      await expectSecure(await signIn(behind), false);
      const figures = (authorization: string) =>
        fetch(`${behind.address}/metrics`, { headers: { authorization, 'x-forwarded-for': '203.0.113.9' } });
      expect((await figures(`Bearer ${TOKEN}`)).status).toBe(200);
      for (const wrong of [`Bearer ${TOKEN}x`, 'Bearer', `Basic ${TOKEN}`, ''])
        expect((await figures(wrong)).status).toBe(403);
    } finally {
      await behind.remove();
    }
  });
});

describe('bad input gets a clear answer, never a stack trace', () => {
  test.each([
    ['an address that cannot be decoded', 'GET /%E0%A4%A HTTP/1.1', 400],
    ['an unknown method', 'BREW / HTTP/1.1', 400],
    ['a method that a page does not take', 'DELETE / HTTP/1.1', 404],
    ['no path', 'GET HTTP/1.1', 400],
    ['a very long address', `GET /${'a'.repeat(20_000)} HTTP/1.1`, 431],
    ['a very long name', `GET /gallery/${'a'.repeat(500)}/ HTTP/1.1`, 414],
    ['a malformed cookie', 'GET / HTTP/1.1\r\nCookie: =;;=%zz; portico_session=%E0%A4%A', 200],
    [
      'a malformed cookie at a closed door',
      'GET /admin/api/overview HTTP/1.1\r\nCookie: portico_session=%E0%A4%A',
      401,
    ],
    ['a header without a name', 'GET / HTTP/1.1\r\n: nothing', 400],
    ['an impossible length', 'POST /admin/api/session HTTP/1.1\r\nContent-Length: -1', 400],
    ['two lengths', 'POST /admin/api/session HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2', 400],
    ['an unknown call', 'POST /wp-json/nothing/v1/here HTTP/1.1\r\nContent-Length: 0', 404],
  ])('%s', async (_what, request, status) => {
    const answer = await raw(request);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toMatch(/\bat .*\.(ts|js):\d+/);
  });

  test.each([
    ['a type nobody asked for', 'application/x-unknown', '<x/>', 415],
    ['JSON that is not', 'application/json', '{"name":', 400],
    ['JSON that reaches for a prototype', 'application/json', '{"__proto__":{"admin":true}}', 400],
    ['more than is taken', 'application/json', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 413],
  ])('%s is refused as JSON with a sentence', async (_what, type, body, status) => {
    const response = await fetch(`${site.address}/admin/api/session`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
    const answer = await response.json();
    expect(answer).toMatchObject({ code: expect.any(String), data: { status } });
    expect(answer.message).toMatch(/[.]$/);
  });

  test('after all that the site still answers', async () => {
    expect((await get('/healthz')).status).toBe(200);
  });
});

/** Sends a request verbatim, as no well-behaved client would. */
function raw(head: string): Promise<{ status: number; body: string }> {
  return rawHead(`${head}\r\nHost: site`);
}

function rawHead(head: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(site.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(answer.split(' ')[1]), body: answer }));
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  });
}

describe('CF-21 a form that is sent without scripts', () => {
  test('comes back with what was typed when its address has sent too many', async () => {
    const [, unitTag = ''] = /id="(wpcf7-f1-[\w-]+)"/.exec(await (await get('/contact/')).text()) ?? [];
    const submissions = { name: 'submissions', windowMs: 600_000, each: 1_000, inAll: 20_000 };
    await site.ports.limits.take(submissions, '127.0.0.1', submissions.each);
    const answer = await fetch(`${site.address}/contact/`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ _wpcf7: '1', _wpcf7_unit_tag: unitTag },
        ...{ 'your-name': 'Grace Hopper', 'your-message': 'All that I wrote.' },
      }),
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600']);
    const html = await answer.text();
    expect(html).toContain('so yours has not been sent yet. Please try again in 10 minutes.');
    expect(html).toContain('value="Grace Hopper"');
    expect(html).toContain('All that I wrote.');
  });
});
