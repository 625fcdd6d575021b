import { createTestClock, describeOnBothEngines } from '@portico/kernel/server/testing';
import { describe, expect, it } from 'vitest';
import { spamProtectionMigrations } from './migrations.ts';
import { createAltSessions } from './sessions/createAltSessions.ts';
import { DECODING, EMAIL_CHECKS, FORM_CHECKS, NONCES } from './spamLimits.ts';
import type { SpamTables } from './tables.ts';
import { type SpamTestServer, startSpamServer } from './testing/spamTestServer.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const OFFICE = '203.0.113.7';

describe('SP-57 SP-58 whoever changes nothing but what they say of themselves is the same caller', () => {
  it('SP-57 decodes no more addresses with a new browser for each', async () => {
    const server = await startSpamServer();
    const encoded = /data-original-string='([^']+)'/.exec(
      await server.spam.encodeAddresses('<p>Write to contact@example.com</p>'),
    )?.[1];
    const decode = (agent: string, remoteAddress = OFFICE) =>
      send(server, '/wp-json/cleantalk-antispam/v1/apbct_decode_email', {
        fields: { encodedEmails: JSON.stringify({ 0: encoded }) },
        headers: { 'x-wp-nonce': server.nonce.rest, 'user-agent': agent },
        remoteAddress,
      });
    let decoded = 0;
    for (let call = 0; call < 60; call++)
      if ((await decode(`agent ${call}`)).json().data[0].is_allowed) decoded += 1;
    expect(decoded).toBe(DECODING.calls.each);

    const refused = await decode('one more');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    const sentence = 'Too many attempts. Please try again in 60 seconds.';
    expect(refused.json()).toMatchObject({
      error: sentence,
      data: [{ is_allowed: false, show_comment: true, comment: sentence, decoded_email: '' }],
    });
    expect((await decode('one more', `::ffff:${OFFICE}`)).statusCode).toBe(429);
    expect((await decode('somebody else', '203.0.113.8')).statusCode).toBe(200);
    server.ports.clock.advance(61_000);
    expect((await decode('one more')).json().data[0].is_allowed).toBe(true);
  });

  it('SP-57 gets no more fresh nonces', async () => {
    const server = await startSpamServer();
    const ask = (agent: string) =>
      send(server, '/', {
        fields: {
          spbc_remote_call_action: 'get_fresh_wpnonce',
          plugin_name: 'antispam',
          nonce_prev: '0123456789',
        },
        headers: { 'user-agent': agent },
      });
    for (let call = 0; call < NONCES.each; call++) expect((await ask(`agent ${call}`)).statusCode).toBe(200);
    const refused = await ask('one more');
    expect([refused.statusCode, refused.body]).toEqual([429, 'FAIL {"error":"TOO_MANY_ATTEMPTS"}']);
    expect(refused.headers['retry-after']).toBe('10');
  });

  it('SP-57 checks no more addresses', async () => {
    const server = await startSpamServer();
    const check = (agent: string) =>
      send(server, '/wp-json/cleantalk-antispam/v1/check_email_exist_post', {
        fields: { email: 'jane@example.com' },
        headers: { 'x-wp-nonce': server.nonce.rest, 'user-agent': agent },
      });
    for (let call = 0; call < EMAIL_CHECKS.each; call++)
      expect((await check(`agent ${call}`)).statusCode).toBe(200);
    const refused = await check('one more');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.json()).toMatchObject({
      message: expect.stringMatching(/can still send yours/),
      data: { status: 429 },
    });
  });
});

describe('SP-30 SP-57 on a site in German', () => {
  const german = { language: () => 'de-AT' };

  it('SP-57 the check of an address answers in German, also over the limit', async () => {
    const { rest } = await startSpamServer(german);
    const check = async () => (await rest('check_email_exist_post', { email: 'no address' })).json();
    expect((await check()).result.text_result).toBe(
      'Das sieht nicht wie eine E-Mail-Adresse aus. Bitte prüfen Sie sie. Portico.',
    );
    for (let call = 1; call < EMAIL_CHECKS.each; call++) await check();
    expect((await check()).message).toMatch(/^Es wurden zu viele Adressen geprüft\..*noch einmal\.$/);
  });

  it('SP-30 too many forms and a refused one are reported in German, until the owner writes a sentence', async () => {
    const { ajax, spam } = await startSpamServer(german);
    const spamForm = { action: 'cleantalk_force_ajax_check', email: 'seo@example.com', message: 'Buy now' };
    const check = async () => (await ajax(spamForm)).json().apbct.comment;
    await spam.settings.save({ ...(await spam.settings.read()), denyList: ['seo@example.com'] });
    expect(await check()).toMatch(/^Ihre Nachricht sieht nach Spam aus/);
    await spam.settings.save({ ...(await spam.settings.read()), refusal: 'Please call us.' });
    expect(await check()).toBe('Please call us.');
    for (let call = 2; call < FORM_CHECKS.each; call++) await check();
    expect(await check()).toMatch(/^Aus Ihrem Netz wurden zu viele Formulare gesendet\..*noch einmal\.$/);
  });
});

describe('SP-58 what strangers send is bounded where it is kept', () => {
  const check = (server: SpamTestServer, fields: Record<string, string>, headers = {}) =>
    send(server, '/wp-admin/admin-ajax.php', {
      fields: { action: 'cleantalk_force_ajax_check', ...fields },
      headers,
    });

  it('SP-58 a form of half a megabyte leaves a small entry, which says what is missing', async () => {
    const server = await startSpamServer();
    const long = 'Long words 🏡 '.repeat(5_000);
    await check(server, { message: long, email: `${'x'.repeat(50_000)}@example.com`, about: long });
    const [row] = await rowsOf(server);
    expect(JSON.stringify(row).length).toBeLessThan(15_000);
    expect(JSON.parse(row?.content ?? '').text).toMatch(
      /Long words.* \[… 1[34]\d,\d{3} more characters, not kept\]$/s,
    );
  });

  it('SP-58 SP-30 200 forms from one address are not 200 entries, and the visitor reads why', async () => {
    const server = await startSpamServer();
    const answers = [];
    for (let call = 0; call < 200; call++)
      answers.push(await check(server, { message: `Number ${call}` }, { 'user-agent': `agent ${call}` }));
    expect(await rowsOf(server)).toHaveLength(FORM_CHECKS.each);
    const refused = answers.at(-1);
    expect([refused?.statusCode, refused?.headers['retry-after']]).toEqual([429, '600']);
    expect(refused?.json()).toEqual({
      apbct: {
        blocked: true,
        comment: expect.stringMatching(/still here.*in 10 minutes\.$/),
        stop_script: 0,
      },
    });
  });
});

describeOnBothEngines('SP-57 SP-58 sessions without cookies', (engine) => {
  it('SP-58 are so many at most: the ones that nobody touched for longest go', async () => {
    const database = await engine.openFresh(spamProtectionMigrations);
    const clock = createTestClock();
    const sessions = createAltSessions(database, clock, 3);
    for (const visitor of ['a', 'b', 'c', 'd', 'e']) {
      clock.advance(61_000);
      await sessions.merge(visitor, { seen: visitor });
    }
    const rows = await database
      .tables<SpamTables>()
      .selectFrom('spam_sessions')
      .select('id')
      .orderBy('id')
      .execute();
    expect(rows.map(({ id }) => id)).toEqual(['c', 'd', 'e']);
  });
});

function rowsOf({ ports }: SpamTestServer) {
  return ports.database.tables<SpamTables>().selectFrom('spam_verdicts').selectAll().execute();
}

interface Sent {
  readonly fields: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

function send({ app }: SpamTestServer, url: string, { fields, headers = {}, remoteAddress = OFFICE }: Sent) {
  return app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}
