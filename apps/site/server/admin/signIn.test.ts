import {
  FAILURE_WINDOW_MS,
  MAX_FAILURES_PER_ACCOUNT,
  MAX_FAILURES_PER_ADDRESS,
  SESSION_IDLE_MS,
  SESSION_LIFE_MS,
} from '@portico/kernel/server/accounts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AdminTestServer,
  client,
  cookieOf,
  PASSWORD,
  signIn,
  startAdminTestServer,
} from './testing/adminTestServer.ts';

let server: AdminTestServer;
beforeEach(async () => {
  server = await startAdminTestServer();
});
afterEach(() => server.close());

const ACCOUNT = '/admin/api/account';
const SESSION = '/admin/api/session';

describe('signing in', () => {
  it('gives a session in a cookie that scripts and other sites cannot use, and says who one is', async () => {
    const answer = await signIn(server.app, ' Admin ', PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ user: { name: 'admin', role: 'administrator' } });
    expect(answer.text).not.toMatch(/password|argon/i);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^portico_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const me = client(server.app, cookieOf(answer), '');
    expect((await me.send('GET', ACCOUNT)).json()).toMatchObject({ name: 'admin' });
    expect((await me.send('GET', SESSION)).json()).toMatchObject({ user: { name: 'admin' } });
  });

  it('keeps only a fingerprint of the token', async () => {
    const token = cookieOf(await signIn(server.app, 'admin', PASSWORD)).split('=')[1] ?? '';
    const rows = await server.database
      .tables<{ sessions: Record<string, unknown> }>()
      .selectFrom('sessions')
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is possible with the e-mail address as well', async () => {
    const admin = await server.as('administrator');
    await admin.send('PUT', ACCOUNT, { displayName: 'Ada', email: 'Ada@Example.org' });
    expect((await signIn(server.app, 'ada@example.ORG', PASSWORD)).status).toBe(200);
  });

  it('marks the cookie Secure where the page is', async () => {
    const { default: Fastify } = await import('fastify');
    const proxied = Fastify({ trustProxy: true });
    const { giveSessionCookie } = await import('@portico/kernel/server/accounts');
    proxied.get('/', async (_request, reply) => {
      giveSessionCookie(reply, 'token');
      return '';
    });
    const answer = await proxied.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers['set-cookie']).toMatch(/; Secure/);
    await proxied.close();
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const wrong = await signIn(server.app, 'admin', 'nope');
    const unknown = await signIn(server.app, 'nobody', 'nope');
    expect(wrong.status).toBe(401);
    expect(wrong.headers['set-cookie']).toBeUndefined();
    expect(unknown.text).toBe(wrong.text);
  });

  it('does the work of a comparison for unknown names, so that time does not tell them apart', async () => {
    let visits = 0;
    const time = async (name: string) => {
      visits += 1;
      // What the machine does besides is nobody's work here.
      const begin = process.cpuUsage();
      await signIn(server.app, name, 'nope', `192.0.2.${visits}`);
      return process.cpuUsage(begin).user;
    };
    await time('warm-up');
    const known = Math.min(await time('admin'), await time('admin'), await time('admin'));
    const unknown = Math.min(await time('nobody1'), await time('nobody2'), await time('nobody3'));
    expect(unknown).toBeGreaterThan(known / 4);
  });

  it('ends the session that the browser had before', async () => {
    const first = cookieOf(await signIn(server.app, 'admin', PASSWORD));
    await client(server.app, first, '').send('POST', SESSION, { name: 'admin', password: PASSWORD });
    expect((await client(server.app, first, '').send('GET', ACCOUNT)).status).toBe(401);
  });
});

describe('guessing', () => {
  it('locks an account after some wrong passwords, even for the right one, until the window has passed', async () => {
    for (let tries = 0; tries < MAX_FAILURES_PER_ACCOUNT; tries++)
      expect((await signIn(server.app, 'admin', 'nope', `198.51.100.${tries}`)).status).toBe(401);
    const locked = await signIn(server.app, 'admin', PASSWORD);
    expect(locked.status).toBe(429);
    expect(locked.headers['retry-after']).toBe(String(FAILURE_WINDOW_MS / 1000));
    expect(locked.json().message).toBe('There were too many wrong passwords. Try again in 15 minutes.');
    server.clock.advance(FAILURE_WINDOW_MS - 1);
    expect((await signIn(server.app, 'admin', PASSWORD)).status).toBe(429);
    server.clock.advance(1);
    expect((await signIn(server.app, 'admin', PASSWORD)).status).toBe(200);
  });

  it('locks names that do not exist in the same way', async () => {
    for (let tries = 0; tries < MAX_FAILURES_PER_ACCOUNT; tries++) await signIn(server.app, 'ghost', 'nope');
    expect((await signIn(server.app, 'ghost', 'nope')).status).toBe(429);
  });

  it('counts tries that are made at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => signIn(server.app, 'admin', 'nope', `198.51.100.${index}`)),
    );
    expect(answers.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(
      MAX_FAILURES_PER_ACCOUNT,
    );
  });

  it('forgets the wrong passwords of an account once the right one was given', async () => {
    for (let tries = 0; tries < MAX_FAILURES_PER_ACCOUNT - 1; tries++)
      await signIn(server.app, 'admin', 'nope');
    expect((await signIn(server.app, 'admin', PASSWORD)).status).toBe(200);
    expect((await signIn(server.app, 'admin', 'nope')).status).toBe(401);
    expect((await signIn(server.app, 'admin', PASSWORD)).status).toBe(200);
  });

  it('stops an address that tries many names, and no other address', async () => {
    for (let tries = 0; tries < MAX_FAILURES_PER_ADDRESS; tries++)
      expect((await signIn(server.app, `name${tries}`, 'nope', '203.0.113.9')).status).toBe(401);
    expect((await signIn(server.app, 'admin', PASSWORD, '203.0.113.9')).status).toBe(429);
    expect((await signIn(server.app, 'admin', PASSWORD, '203.0.113.10')).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends when nobody uses it, and lives on while somebody does', async () => {
    const admin = await server.as('administrator');
    server.clock.advance(SESSION_IDLE_MS - 1);
    expect((await admin.send('GET', ACCOUNT)).status).toBe(200);
    server.clock.advance(SESSION_IDLE_MS - 1);
    expect((await admin.send('GET', ACCOUNT)).status).toBe(200);
    server.clock.advance(SESSION_IDLE_MS);
    expect((await admin.send('GET', ACCOUNT)).status).toBe(401);
  });

  it('ends one day, however busy', async () => {
    const admin = await server.as('administrator');
    for (let age = 0; age < SESSION_LIFE_MS; age += SESSION_IDLE_MS / 2) {
      expect((await admin.send('GET', ACCOUNT)).status).toBe(200);
      server.clock.advance(SESSION_IDLE_MS / 2);
    }
    expect((await admin.send('GET', ACCOUNT)).status).toBe(401);
  });

  it('leaves no row behind after it has expired', async () => {
    await server.as('administrator');
    server.clock.advance(SESSION_IDLE_MS);
    await server.as('administrator');
    const rows = await server.database
      .tables<{ sessions: { id: string } }>()
      .selectFrom('sessions')
      .select('id')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('ends at sign-out, which takes the cookie back', async () => {
    const admin = await server.as('administrator');
    const answer = await admin.send('DELETE', SESSION);
    expect(answer.status).toBe(204);
    expect(String(answer.headers['set-cookie'])).toMatch(/^portico_session=; Max-Age=0/);
    expect((await admin.send('GET', ACCOUNT)).status).toBe(401);
    expect((await admin.send('GET', SESSION)).json()).toEqual({ user: null, nonce: null });
  });

  it('changes nothing without its own nonce', async () => {
    const admin = await server.as('administrator');
    const cookie = { cookie: cookieOf(await signIn(server.app, 'admin', PASSWORD)) };
    const body = { displayName: 'Changed', email: null };
    for (const headers of [
      cookie,
      { ...cookie, 'x-portico-nonce': '0123456789' },
      { ...cookie, 'x-portico-nonce': admin.nonce },
    ]) {
      const answer = await admin.send('PUT', ACCOUNT, body, {
        headers: { ...headers, 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
    }
    expect((await admin.send('GET', ACCOUNT)).json()).toMatchObject({ displayName: 'Administrator' });
  });
});
