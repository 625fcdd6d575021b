import { LINK_LIFE_MS, MOST_OPEN_LINKS } from '@portico/kernel/server/accounts';
import {
  PAIR_PACE,
  PLACE_PACE,
  SESSION_IDLE_MS,
  SESSION_LIFE_MS,
  STRANGERS_PACE,
} from '@portico/kernel/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AdminTestServer,
  client,
  cookieOf,
  PASSWORD,
  quickPasswords,
  signIn,
  startAdminTestServer,
  type TestAnswer,
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
    const [cookie, device] = [answer.headers['set-cookie']].flat();
    expect(cookie).toMatch(/^portico_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^portico_device=[\w-]{43}; Max-Age=\d+; Path=\/admin\/; HttpOnly; SameSite=Lax$/);
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
      // CPU time, so that other load on the machine does not matter.
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

/** Hundreds of passwords are tried below. */
const quickly = (): void =>
  void beforeEach(async () => {
    await server.close();
    server = await startAdminTestServer({ passwords: quickPasswords });
  });

describe('guessing', () => {
  quickly();
  const HOME = '192.0.2.1';
  const wrong = (name: string, address: string) => signIn(server.app, name, 'nope', address);
  async function wrongUntilHeldUp(name: string, address: string): Promise<void> {
    for (let tries = 0; tries < PAIR_PACE.free; tries++)
      expect((await wrong(name, address)).status).toBe(401);
  }

  it('locks nobody out: wrong passwords from elsewhere do not hold up the right one', async () => {
    for (let place = 0; place < 4; place++) await wrongUntilHeldUp('admin', `198.51.100.${place}`);
    expect((await signIn(server.app, 'admin', PASSWORD, HOME)).status).toBe(200);
  });

  it('costs a wait that grows, from one place for one name, and ends', async () => {
    await wrongUntilHeldUp('admin', HOME);
    for (const seconds of [15, 30, 60, 120, 240, 480, 900, 900]) {
      const held = await signIn(server.app, 'admin', PASSWORD, HOME);
      expect(held.status).toBe(429);
      expect(held.headers['retry-after']).toBe(String(seconds));
      expect(held.json().message).toMatch(
        /^There were too many wrong passwords\. Please try again in \d+ (seconds|minutes)\.$/,
      );
      server.clock.advance(seconds * 1000 - 1);
      expect((await signIn(server.app, 'admin', PASSWORD, HOME)).status).toBe(429);
      server.clock.advance(1);
      expect((await wrong('admin', HOME)).status).toBe(401);
    }
    server.clock.advance(PAIR_PACE.longestWaitMs);
    expect((await signIn(server.app, 'admin', PASSWORD, HOME)).status).toBe(200);
    await wrongUntilHeldUp('admin', HOME);
  });

  it('counts a network of IPv6 as one place', async () => {
    for (let tries = 0; tries < PAIR_PACE.free; tries++) await wrong('admin', `2001:db8:1:2::${tries}`);
    expect((await wrong('admin', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await wrong('admin', '2001:db8:1:3::1')).status).toBe(401);
  });

  it('counts tries that are made at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => wrong('admin', HOME)));
    expect(answers.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(PAIR_PACE.free);
  });

  it('does not tell known names from unknown, nor which of them belong together', async () => {
    const admin = await server.as('administrator');
    await admin.send('PUT', ACCOUNT, { displayName: 'Ada', email: 'ada@example.org' });
    const answers = async (name: string, address: string) => {
      const seen: unknown[] = [];
      for (let tries = 0; tries < PAIR_PACE.free + 2; tries++) {
        const { status, headers, text } = await wrong(name, address);
        seen.push([status, headers['retry-after'], headers['set-cookie'], text]);
      }
      return seen;
    };
    const unknown = await answers('nobody', '198.51.100.1');
    expect(await answers('admin', '198.51.100.2')).toEqual(unknown);
    expect(await answers('ada@example.org', '198.51.100.2')).toEqual(unknown);
  });

  it('stops a place that tries many names, and no other place', async () => {
    for (let tries = 0; tries < PLACE_PACE.free; tries++)
      expect((await wrong(`name${tries}`, '203.0.113.9')).status).toBe(401);
    expect((await signIn(server.app, 'admin', PASSWORD, '203.0.113.9')).status).toBe(429);
    expect((await signIn(server.app, 'admin', PASSWORD, '203.0.113.10')).status).toBe(200);
  });

  it('stays slow for many places together, and does not touch whoever has signed in with this browser', async () => {
    const device = deviceOf(await signIn(server.app, 'admin', PASSWORD, HOME));
    const fromMyBrowser = (password: string, address = HOME) =>
      client(server.app, device, '').send(
        'POST',
        SESSION,
        { name: 'admin', password },
        {
          remoteAddress: address,
          headers: { cookie: device, 'content-type': 'application/json' },
        },
      );
    let taken = 0;
    for (let place = 0; place < 2 * STRANGERS_PACE.free; place++)
      if ((await wrong('admin', `198.51.${Math.floor(place / 200)}.${place % 200}`)).status === 401) taken++;
    expect(taken).toBe(STRANGERS_PACE.free);
    const stranger = await signIn(server.app, 'admin', PASSWORD, '203.0.113.77');
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers['retry-after'])).toBeLessThanOrEqual(36);
    expect((await fromMyBrowser(PASSWORD, '203.0.113.78')).status).toBe(200);
    // Attempts from this browser still count.
    for (let tries = 0; tries < PAIR_PACE.free; tries++)
      expect((await fromMyBrowser('nope')).status).toBe(401);
    expect((await fromMyBrowser(PASSWORD)).status).toBe(429);
    server.clock.advance(STRANGERS_PACE.firstWaitMs);
    expect((await signIn(server.app, 'admin', PASSWORD, '203.0.113.77')).status).toBe(200);
  });

  it('writes nothing for whoever is told to wait, and forgets', async () => {
    const rows = async () =>
      (
        await server.database
          .tables<{ counted_tries: object }>()
          .selectFrom('counted_tries')
          .selectAll()
          .execute()
      ).length;
    await wrongUntilHeldUp('admin', HOME);
    const before = await rows();
    for (let tries = 0; tries < 20; tries++) await wrong('admin', HOME);
    expect(await rows()).toBe(before);
    server.clock.advance(PAIR_PACE.windowMs);
    await wrong('somebody', HOME);
    expect(await rows()).toBe(3);
  });
});

describe('a link by mail', () => {
  quickly();
  const LINKS = '/admin/api/sign-in-links';
  const NEW = 'a phrase that nobody knows';

  /** Gives the administrator an email address. */
  async function withAddress(): Promise<void> {
    const admin = await server.as('administrator');
    await admin.send('PUT', ACCOUNT, { displayName: 'Ada', email: 'ada@example.org' });
  }
  const ask = (name: string, options: object = {}) =>
    client(server.app, '', '').send('POST', LINKS, { name }, options);
  const take = (token: string, password = NEW) =>
    client(server.app, '', '').send('POST', `${LINKS}/use`, { token, password });
  async function mails() {
    await server.jobs.runDue();
    const found = await server.outbox.list();
    return Promise.all(found.map(async ({ id }) => (await server.outbox.read(id))?.text ?? ''));
  }
  const tokenIn = (text: string | undefined) =>
    /\/admin\/new-password#([\w-]{43})\n/.exec(text ?? '')?.[1] ?? '';

  it('lets the owner in while guessing holds up the name, sets the password once, and ends all sessions', async () => {
    await withAddress();
    const elsewhere = await server.as('administrator');
    for (let tries = 0; tries < PAIR_PACE.free; tries++) await signIn(server.app, 'admin', 'nope');
    expect((await ask('ADA@example.org')).status).toBe(204);
    const [mail] = await mails();
    const token = tokenIn(mail);
    const entered = await take(token);
    expect(entered.json()).toMatchObject({ user: { name: 'admin' }, nonce: expect.any(String) });
    expect((await client(server.app, cookieOf(entered), '').send('GET', ACCOUNT)).status).toBe(200);
    expect((await elsewhere.send('GET', ACCOUNT)).status).toBe(401);
    expect((await signIn(server.app, 'admin', PASSWORD, '192.0.2.7')).status).toBe(401);
    expect((await signIn(server.app, 'admin', NEW, '192.0.2.7')).status).toBe(200);
    const again = await take(token);
    expect(again.status).toBe(400);
    expect(again.json()).toMatchObject({ code: 'link_used_up' });
  });

  it('does not say whether there is such an account, and does the same for both', async () => {
    await withAddress();
    const jobsBefore = await countJobs();
    const known = await ask('admin');
    const afterKnown = await countJobs();
    const unknown = await ask('nobody');
    expect([unknown.status, unknown.text, unknown.headers['set-cookie']]).toEqual([
      known.status,
      known.text,
      known.headers['set-cookie'],
    ]);
    expect(afterKnown - jobsBefore).toBe((await countJobs()) - afterKnown);
    expect(await mails()).toHaveLength(1);
  });

  it('ends after half an hour, and is stored as a fingerprint only', async () => {
    await withAddress();
    await ask('admin');
    const token = tokenIn((await mails())[0]);
    const rows = await server.database
      .tables<{ sign_in_links: Record<string, unknown> }>()
      .selectFrom('sign_in_links')
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    server.clock.advance(LINK_LIFE_MS);
    expect((await take(token)).status).toBe(400);
    expect((await signIn(server.app, 'admin', PASSWORD)).status).toBe(200);
  });

  it('is mailed a few times at most, and no request takes an earlier link away', async () => {
    await withAddress();
    for (let asked = 0; asked < 2 * MOST_OPEN_LINKS; asked++)
      expect((await ask('admin', { remoteAddress: `198.51.100.${asked}` })).status).toBe(204);
    const sent = await mails();
    expect(sent).toHaveLength(MOST_OPEN_LINKS);
    const tokens = sent.map(tokenIn);
    expect((await take(tokens.at(-1) ?? '')).status).toBe(200);
    for (const other of tokens.slice(0, -1)) expect((await take(other)).status).toBe(400);
  });

  it('is asked for slowly from one place', async () => {
    const answers: number[] = [];
    for (let asked = 0; asked < 12; asked++) answers.push((await ask(`name${asked}`)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429]);
    expect((await ask('nobody', { remoteAddress: '203.0.113.4' })).status).toBe(204);
  });

  it('never leads where the sender of the request wanted it to', async () => {
    await withAddress();
    const headers = { 'content-type': 'application/json' };
    await ask('admin', { headers: { ...headers, host: 'evil.example' } });
    await ask('admin', { headers: { ...headers, host: 'localhost:8080' } });
    const [local, poisoned] = await mails();
    expect(poisoned).not.toContain('evil');
    expect(poisoned).toContain('put this behind its name in the address bar');
    expect(local).toContain('\n\nhttp://localhost:8080/admin/new-password#');
  });

  it('is not for disabled accounts, nor after the address or the password was changed', async () => {
    await withAddress();
    const admin = await server.as('administrator');
    for (const change of [
      () => admin.send('PUT', ACCOUNT, { displayName: 'Ada', email: 'new@example.org' }),
      () => admin.send('POST', '/admin/api/account/password', { current: PASSWORD, next: NEW }),
    ]) {
      await ask('admin');
      const token = tokenIn((await mails())[0]);
      await change();
      expect((await take(token)).status).toBe(400);
    }
    const { id } = await server.accounts.users
      .add({ name: 'ed', displayName: 'Ed', email: 'ed@example.org', role: 'editor', password: PASSWORD })
      .then((added) => (added.ok ? added.value : { id: '' }));
    await server.accounts.users.change(id, { isDisabled: true });
    const before = (await mails()).length;
    await ask('ed');
    expect(await mails()).toHaveLength(before);
  });

  async function countJobs(): Promise<number> {
    const rows = await server.database
      .tables<{ jobs: { id: string } }>()
      .selectFrom('jobs')
      .select('id')
      .execute();
    return rows.length;
  }
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

function deviceOf(answer: TestAnswer): string {
  return String([answer.headers['set-cookie']].flat()[1]).split(';')[0] ?? '';
}
