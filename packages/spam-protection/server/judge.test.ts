import { createHash } from 'node:crypto';
import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { describe, expect, it, vi } from 'vitest';
import { encodeNoCookieData, FIELDS, KEYS } from '../wire/public.ts';
import type { SpamTables } from './tables.ts';
import { type SpamTestServer, startSpamServer, visitor } from './testing/spamTestServer.ts';
import { zeroBits } from './tokens/createProofOfWork.ts';
import { visitorId } from './visitors.ts';

const ENQUIRY = 'Hello, could you give me a quote for repainting our living room? Thanks, Anna';
const PITCH =
  'We can put your website on page 1 of Google, guaranteed SEO results from $99. Click http://best-seo.xyz now!';
/** No text to judge by and an invalid address: neither clearly spam nor ham. */
const GREY = ['', 'nobody at nowhere'] as const;

const submit = (server: SpamTestServer, text: string, fields: Record<string, unknown> = {}, email = '') =>
  server.spam.judge({
    source: 'contact-form',
    about: 'submission:1',
    visitor,
    fields: { message: text, ...fields },
    content: { text, email },
  });

const gathered = (server: SpamTestServer, more: Record<string, unknown> = {}) => ({
  [FIELDS.noCookie]: encodeNoCookieData({
    [KEYS.pageLoadedAt]: server.ports.clock.now() / 1000 - 5,
    ...more,
  }),
});

describe('SP-58 judging a submission', () => {
  it('SP-58 accepts people and refuses spam with a sentence, and writes both down', async () => {
    const server = await startSpamServer();
    expect(await submit(server, ENQUIRY)).toMatchObject({
      decision: 'ham',
      outcome: 'accept',
      sentence: null,
    });
    expect(await submit(server, PITCH)).toMatchObject({
      decision: 'spam',
      outcome: 'refuse',
      sentence: expect.stringContaining('looks like spam'),
    });
    server.signIn();
    const { items } = (await server.app.inject('/admin/api/spam/verdicts')).json();
    expect(items.map((item: { decision: string }) => item.decision)).toEqual(['spam', 'ham']);
  });

  it('SP-58 asks the database once for all that counts', async () => {
    const server = await startSpamServer();
    await submit(server, ENQUIRY);
    const asked = vi.spyOn(server.ports.database, 'rows');
    await server.spam.weigh({
      ...{ source: 'contact-form', about: null, visitor, fields: gathered(server) },
      content: { text: ENQUIRY, email: 'anna@example.com' },
    });
    expect(asked).toHaveBeenCalledOnce();
  });

  it('SP-58 a token is good for one submission of the visitor it was issued to', async () => {
    const server = await startSpamServer();
    const { token } = (await server.app.inject('/wp-json/portico/v1/event-token')).json();
    expect(token).toMatch(/^[a-f0-9]{64}$/);
    const codes = async (sent: string) =>
      (await submit(server, ENQUIRY, { [FIELDS.eventToken]: sent })).reasons.map(({ code }) => code);
    expect(await codes(token)).toContain('token_valid');
    expect(await codes(token)).toContain('token_used');
    expect(await codes('ab'.repeat(32))).toContain('token_forged');
    const another = (
      await server.app.inject({
        url: '/wp-json/portico/v1/event-token',
        headers: { 'user-agent': 'another' },
      })
    ).json();
    expect(await codes(another.token)).toContain('token_forged');
    const old = (await server.app.inject('/wp-json/portico/v1/event-token')).json();
    server.ports.clock.advance(25 * 60 * 60 * 1000);
    expect(await codes(old.token)).toContain('token_forged');
  });

  it('SP-58 the grey are asked for a proof of work, and pass with it', async () => {
    const server = await startSpamServer();
    const fields = gathered(server);
    const first = await submit(server, GREY[0], fields, GREY[1]);
    expect(first).toMatchObject({ decision: 'grey', outcome: 'challenge' });
    const proof = solve(first.challenge?.challenge ?? '', first.challenge?.difficulty ?? 0);
    const asked = await server.app.inject({
      method: 'POST',
      url: '/wp-json/portico/v1/proof-of-work',
      payload: { proof },
    });
    expect(asked.json()).toEqual({ solved: true });
    const second = await submit(server, GREY[0], { ...fields, [FIELDS.proofOfWork]: proof }, GREY[1]);
    expect(second).toMatchObject({ decision: 'ham', outcome: 'accept' });
    const third = await submit(server, GREY[0], { ...fields, [FIELDS.proofOfWork]: proof }, GREY[1]);
    expect(third.reasons.map(({ code }) => code)).toContain('proof_failed');
  });

  it('SP-58 a proof for somebody else, a late one and a lazy one do not count', async () => {
    const server = await startSpamServer();
    const fields = gathered(server);
    const { challenge } = await submit(server, GREY[0], fields, GREY[1]);
    const proof = solve(challenge?.challenge ?? '', challenge?.difficulty ?? 0);
    const check = async (sent: string, headers = {}) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/wp-json/portico/v1/proof-of-work',
          headers,
          payload: { proof: sent },
        })
      ).json().solved;
    expect(await check(proof, { 'user-agent': 'another' })).toBe(false);
    expect(await check(`${challenge?.challenge}:x`)).toBe(false);
    expect(await check(proof.replace(/^\d+\./, '8.'))).toBe(false);
    server.ports.clock.advance(11 * 60 * 1000);
    expect(await check(proof)).toBe(false);
  });

  it('SP-58 without scripts the grey are held for a person to look at, never refused', async () => {
    const server = await startSpamServer();
    expect(await submit(server, GREY[0], {}, GREY[1])).toMatchObject({
      decision: 'grey',
      outcome: 'hold',
      challenge: null,
    });
  });

  it('SP-47 a form of others in doubt goes where it belongs: whoever asks about it does no work', async () => {
    const server = await startSpamServer();
    const ask = async (action: string) =>
      (await server.ajax({ action, email: 'nobody@nowhere', ...gathered(server) })).json();
    expect(await ask('cleantalk_force_ajax_check')).toEqual({ apbct: { blocked: false, allow: true } });
    expect(await ask('ct_check_internal')).toEqual({ success: true });
  });

  it('SP-58 reads signals from the field, from cookies and from the alternative session', async () => {
    const server = await startSpamServer();
    const codes = async (fields: Record<string, unknown>, cookies = {}) =>
      (
        await server.spam.judge({
          source: 'x',
          about: null,
          visitor: { ...visitor, cookies },
          fields,
          content: { text: ENQUIRY },
        })
      ).reasons.map(({ code }) => code);
    expect(await codes({})).not.toContain('headless');
    expect(await codes(gathered(server, { [KEYS.isHeadless]: true }))).toContain('headless');
    expect(await codes({ data: gathered(server, { [KEYS.isHeadless]: true }) })).toContain('headless');
    expect(await codes({}, { [KEYS.isHeadless]: 'true' })).toContain('headless');
    await server.rest('alt_sessions', { cookies: JSON.stringify({ [KEYS.isHeadless]: true }) });
    expect(await codes({})).toContain('headless');
    server.ports.clock.advance(25 * 60 * 60 * 1000);
    expect(await codes({})).not.toContain('headless');
  });

  it('SP-58 the script key of today and yesterday is good', async () => {
    const server = await startSpamServer();
    const { settings } = await server.spam.pageConfiguration.objects('http://x');
    const codes = async () =>
      (await submit(server, ENQUIRY, { ct_checkjs: String(settings.ct_checkjs_key) })).reasons.map(
        ({ code }) => code,
      );
    expect(await codes()).toContain('scripts_ran');
    server.ports.clock.advance(24 * 60 * 60 * 1000);
    expect(await codes()).toContain('scripts_ran');
    server.ports.clock.advance(24 * 60 * 60 * 1000);
    expect(await codes()).toContain('script_key_wrong');
  });

  it('SP-58 the same text again and again, and many in a row, weigh', async () => {
    const server = await startSpamServer();
    for (let times = 0; times < 5; times++) await submit(server, ENQUIRY);
    const codes = (await submit(server, ENQUIRY)).reasons.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['rate', 'same_text']));
  });

  it.each(['127.0.0.1', '127.0.', 'anna@example.com', '@example.com', '"living room"'])(
    'SP-58 the deny list takes %s',
    async (entry) => {
      const server = await startSpamServer();
      await server.spam.settings.save({ ...(await server.spam.settings.read()), denyList: [entry] });
      expect(await submit(server, ENQUIRY, {}, 'anna@example.com')).toMatchObject({
        outcome: 'refuse',
        score: 1,
      });
      await server.spam.settings.save({ ...(await server.spam.settings.read()), allowList: [entry] });
      expect(await submit(server, PITCH.replace('SEO', 'living room'), {}, 'anna@example.com')).toMatchObject(
        { outcome: 'accept' },
      );
    },
  );

  it('SP-58 hostile signals are stored as they came and given back as data', async () => {
    const server = await startSpamServer();
    const evil = '<script>alert(1)</script>';
    const { verdictId } = await submit(
      server,
      evil,
      gathered(server, {
        [KEYS.siteReferrer]: evil,
        [KEYS.pointer]: evil,
        typo: evil,
        [KEYS.screen]: `{"fullWidth":"${evil}"}`,
      }),
    );
    server.signIn();
    const detail = (await server.app.inject(`/admin/api/spam/verdicts/${verdictId}`)).json();
    expect(detail.signals).toMatchObject({
      siteReferrer: evil,
      pointer: [],
      typing: [],
      screen: { fullWidth: 0 },
    });
    expect(detail.content.text).toBe(evil);
  });
});

describe('SP-58 the log', () => {
  it('SP-58 turning a verdict round delivers the message after all and teaches the site', async () => {
    const turned: unknown[] = [];
    const server = await startSpamServer({ turned: async (turn) => void turned.push(turn) });
    const { verdictId } = await submit(server, PITCH);
    server.signIn();
    const nonce = await server.ports.nonces.issue('admin', 's1');
    const correct = (label: string, headers = { 'x-portico-nonce': nonce }) =>
      server.app.inject({
        method: 'POST',
        url: `/admin/api/spam/verdicts/${verdictId}/correction`,
        headers,
        payload: { label },
      });
    expect((await correct('ham')).json()).toMatchObject({ corrected: 'ham', correctedBy: 'Ada' });
    await correct('ham');
    expect(turned).toEqual([{ verdictId, source: 'contact-form', about: 'submission:1', decision: 'ham' }]);
    expect((await correct('perhaps')).statusCode).toBe(400);
    expect((await correct('spam', { 'x-portico-nonce': 'ffffffffff' })).statusCode).toBe(403);
    const taught = await server.ports.database
      .tables<{ spam_taught: { row: number } }>()
      .selectFrom('spam_taught')
      .selectAll()
      .execute();
    expect(taught.length).toBeGreaterThan(10);
  });

  it('SP-58 is filtered, searched and paged', async () => {
    const server = await startSpamServer();
    for (let n = 0; n < 3; n++) await submit(server, `${PITCH} ${n}`);
    await submit(server, `${ENQUIRY} Grüße aus Köln`);
    server.signIn();
    const list = async (query: string) =>
      (await server.app.inject(`/admin/api/spam/verdicts?${query}`)).json();
    expect((await list('decision=spam')).items).toHaveLength(3);
    expect((await list('search=K%C3%B6ln')).items).toHaveLength(1);
    const first = await list('limit=2');
    expect(first.items).toHaveLength(2);
    const second = await list(`limit=2&cursor=${first.nextCursor}`);
    expect(second.items).toHaveLength(2);
    expect(second.nextCursor).toBeNull();
  });

  it('SP-58 is not for visitors', async () => {
    const server = await startSpamServer();
    expect((await server.app.inject('/admin/api/spam/verdicts')).statusCode).toBe(401);
    expect((await server.app.inject('/admin/api/spam/settings')).statusCode).toBe(401);
  });

  it('SP-58 forgets what is older than the retention', async () => {
    const server = await startSpamServer();
    await server.spam.settings.save({ ...(await server.spam.settings.read()), retentionDays: 2 });
    await submit(server, ENQUIRY);
    server.ports.clock.advance(3 * 24 * 60 * 60 * 1000);
    await submit(server, PITCH);
    server.ports.jobs.start();
    await server.ports.jobs.runDue();
    server.signIn();
    const { items } = (await server.app.inject('/admin/api/spam/verdicts')).json();
    expect(items).toHaveLength(1);
  });

  it('SP-57 SP-58 forgets alternative sessions after a day, and used tokens when they no longer count', async () => {
    const server = await startSpamServer();
    await server.rest('alt_sessions', { cookies: JSON.stringify({ [KEYS.hasMoved]: true }) });
    const { token } = (
      await server.app.inject({ method: 'POST', url: '/wp-json/portico/v1/event-token' })
    ).json();
    await submit(server, ENQUIRY, { [FIELDS.eventToken]: token });
    const kept = () =>
      Promise.all(
        (['spam_sessions', 'spam_used'] as const).map(async (table) => {
          const rows = await server.ports.database
            .tables<SpamTables>()
            .selectFrom(table)
            .selectAll()
            .execute();
          return rows.length;
        }),
      );
    expect((await kept()).every((rows) => rows > 0)).toBe(true);
    server.ports.clock.advance(25 * 60 * 60 * 1000);
    server.ports.jobs.start();
    await expect.poll(kept).toEqual([0, 0]);
  });

  it('SP-58 what visitors write, and who they are, is in the log table and in no log line', async () => {
    const lines: string[] = [];
    const note = (facts: object, message: string) => void lines.push(JSON.stringify(facts) + message);
    const server = await startSpamServer({ log: { info: note, warn: note, error: note } });
    const secret = 'grandmother-4711';
    await submit(server, `${ENQUIRY} ${secret}`, {}, `${secret}@example.com`);
    await server.rest('alt_sessions', { cookies: `{"ct_checkjs":"${secret}"}` });
    await server.rest('check_email_before_post', { email: `${secret}@example.com` });
    await server.ajax({
      action: 'cleantalk_force_ajax_check',
      message: secret,
      email: `${secret}@example.com`,
    });
    await server.rest('alt_sessions', { cookies: secret }, {});
    server.ports.jobs.start();
    await server.ports.jobs.runDue();
    expect(lines.join('')).not.toMatch(/grandmother|127\.0\.0\.1/);
  });
});

describeOnBothEngines('SP-57 SP-58 storage', (engine) => {
  it('SP-58 sessions, tokens, learning and the log work', async () => {
    const { url } = await engine.freshPlace();
    const server = await startSpamServer({ url });
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        server.rest('alt_sessions', {
          cookies: JSON.stringify({ [KEYS.pageHits]: n, [KEYS.hasMoved]: true }),
        }),
      ),
    );
    const judgement = await submit(server, PITCH, {}, 'a@example.com');
    expect(judgement.outcome).toBe('refuse');
    server.signIn();
    const nonce = await server.ports.nonces.issue('admin', 's1');
    const answer = await server.app.inject({
      method: 'POST',
      url: `/admin/api/spam/verdicts/${judgement.verdictId}/correction`,
      headers: { 'x-portico-nonce': nonce },
      payload: { label: 'ham' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().signals).toMatchObject({ hasMoved: true });
    const again = await submit(server, PITCH, {}, 'a@example.com');
    expect(again.score).toBeLessThan(judgement.score);
    expect(await visitorId(server.ports.secrets, visitor)).toMatch(/^[0-9a-f]{16}$/);
  });

  const tenTimes = async (server: SpamTestServer, ...sent: Tail<Parameters<typeof submit>>) => {
    const judgements = await Promise.all(Array.from({ length: 10 }, () => submit(server, ...sent)));
    const codes = judgements.flatMap(({ reasons }) => reasons.map(({ code }) => code));
    return (wanted: string) => codes.filter((code) => code === wanted).length;
  };

  it('SP-58 of ten submissions at once with one token, one has it accepted', async () => {
    const { url } = await engine.freshPlace();
    const server = await startSpamServer({ url });
    const { token } = (await server.app.inject('/wp-json/portico/v1/event-token')).json();
    const times = await tenTimes(server, ENQUIRY, { [FIELDS.eventToken]: token });
    expect([times('token_valid'), times('token_used')]).toEqual([1, 9]);
  });

  it('SP-58 of ten submissions at once with one proof of work, one has it accepted', async () => {
    const { url } = await engine.freshPlace();
    const server = await startSpamServer({ url });
    const fields = gathered(server);
    const { challenge } = await submit(server, GREY[0], fields, GREY[1]);
    const proof = solve(challenge?.challenge ?? '', challenge?.difficulty ?? 0);
    const times = await tenTimes(server, GREY[0], { ...fields, [FIELDS.proofOfWork]: proof }, GREY[1]);
    expect([times('proof_of_work'), times('proof_failed')]).toEqual([1, 9]);
  });
});

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never;

function solve(challenge: string, difficulty: number): string {
  for (let counter = 0; ; counter++) {
    const answer = `${challenge}:${counter}`;
    if (zeroBits(createHash('sha256').update(answer).digest()) >= difficulty) return answer;
  }
}
