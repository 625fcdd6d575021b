import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { type SpamTestServer, startSpamServer } from '../testing/spamTestServer.ts';

const JUDGE = '/wp-json/portico/v1/verdicts';
const CORRECT = '/wp-json/portico/v1/verdicts/corrections';
const SPAM = {
  kind: 'comment',
  text: 'Buy cheap pills <a href="http://pills.example">now</a> casino viagra',
};

it('a site with a key gets a verdict with reasons, and its corrections teach this server', async () => {
  const { server, key, call } = await serverWithKey();
  const answer = await call(JUDGE, SPAM);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    id: expect.any(String),
    decision: expect.stringMatching(/^(hold|spam)$/),
    reasons: expect.arrayContaining([
      { code: expect.any(String), weight: expect.any(Number), sentence: expect.any(String) },
    ]),
  });
  expect((await call(CORRECT, { id: answer.json().id, isSpam: true })).statusCode).toBe(200);
  const { items } = (await server.app.inject('/admin/api/spam/verdicts')).json();
  expect(items[0]).toMatchObject({ source: 'remote-comment', corrected: 'spam' });
  const { keys } = (await server.app.inject('/admin/api/spam/keys')).json();
  expect(keys).toEqual([{ ...key, usedAt: expect.any(Number) }]);
});

it('a wrong key, signature, time, path or body gets no verdict', async () => {
  const { call, key, secret, now } = await serverWithKey();
  const wrongs = [
    { key: 'somebody' },
    { secret: 'guessed' },
    { signature: '' },
    { signature: 'zz' },
    { time: 'now' },
    { time: String(Math.floor(now() / 1000) - 3600) },
    { signedPath: CORRECT },
    { signedBody: '{}' },
  ];
  for (const wrong of wrongs) expect((await call(JUDGE, SPAM, wrong)).statusCode).toBe(401);
  expect((await call(JUDGE, SPAM, { key: key.id, secret })).statusCode).toBe(200);
});

it('bad input from a site with a key is a sentence, and judges nothing', async () => {
  const { call } = await serverWithKey();
  const bad = [null, [], 'text', {}, { kind: 'order' }, { kind: 'form', text: 5 }, { ...SPAM, more: 1 }];
  for (const body of [...bad, { kind: 'form', text: 'x'.repeat(20_001) }]) {
    const answer = await call(JUDGE, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('This is not a valid submission.');
  }
  expect((await call(JUDGE, { kind: 'form', text: 'x'.repeat(300_000) })).statusCode).toBe(413);
  expect((await call(CORRECT, { id: 'x' })).statusCode).toBe(400);
  expect((await call(CORRECT, { id: 'unknown', isSpam: true })).statusCode).toBe(404);
});

it('a site puts right only what it asked itself, and a revoked key opens nothing', async () => {
  const { server, call, key, make, admin } = await serverWithKey();
  const { id } = (await call(JUDGE, SPAM)).json();
  const other = await make('Another site');
  const theirs = { key: other.key.id, secret: other.secret };
  expect((await call(CORRECT, { id, isSpam: false }, theirs)).statusCode).toBe(404);
  await server.app.inject({ method: 'DELETE', url: `/admin/api/spam/keys/${key.id}`, headers: admin });
  expect((await call(JUDGE, SPAM)).statusCode).toBe(401);
  expect((await call(JUDGE, SPAM, theirs)).statusCode).toBe(200);
});

it('wrong signatures and too many questions are told to wait', async () => {
  const { call } = await serverWithKey();
  for (let count = 0; count < 30; count++) await call(JUDGE, SPAM, { signature: '' });
  const answer = await call(JUDGE, SPAM, { signature: '' });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBeDefined();
});

it('a key may ask 300 times a minute, whatever it asks', async () => {
  const { server, call } = await serverWithKey();
  for (let count = 0; count < 300; count++) expect((await call(JUDGE, {})).statusCode).toBe(400);
  const answer = await call(JUDGE, SPAM);
  expect(answer.statusCode).toBe(429);
  expect(answer.json().message).toMatch(/^There were too many calls\. Please try again in \d+ seconds\.$/);
  server.ports.clock.advance(60_000);
  expect((await call(JUDGE, SPAM)).statusCode).toBe(200);
});

it('only an administrator makes keys, and a name that cannot be one makes none', async () => {
  const { server, admin } = await serverWithKey();
  const ask = (payload: unknown, headers: Record<string, string> = admin) =>
    server.app.inject({
      ...{ method: 'POST', url: '/admin/api/spam/keys' },
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const bad = [null, [], 'x', {}, { name: '' }, { name: ' \t' }, { name: 5 }, { name: 'x'.repeat(101) }];
  for (const payload of [...bad, { name: 'x', secret: 'mine' }]) {
    const answer = await ask(payload);
    expect(answer.statusCode, JSON.stringify(payload)).toBe(400);
    expect(answer.json().message).toEqual(expect.any(String));
  }
  expect((await ask({ name: 'x' }, {})).statusCode).toBe(403);
  expect((await ask({ name: 'x'.repeat(2_000_000) })).statusCode).toBe(413);
  const { keys } = (await server.app.inject('/admin/api/spam/keys')).json();
  expect(keys).toHaveLength(1);
  expect(JSON.stringify(keys)).not.toContain('secret');
});

interface Wrong {
  key?: string;
  secret?: string;
  time?: string;
  signature?: string;
  signedPath?: string;
  signedBody?: string;
}

async function serverWithKey() {
  const server: SpamTestServer = await startSpamServer();
  server.signIn();
  const admin = { 'x-portico-nonce': await server.ports.nonces.issue('admin', 's1') };
  const make = async (name: string) =>
    (
      await server.app.inject({
        ...{ method: 'POST', url: '/admin/api/spam/keys', headers: admin, payload: { name } },
      })
    ).json();
  const { key, secret } = await make('A bakery');
  const now = () => server.ports.clock.now();
  const call = (url: string, content: unknown, wrong: Wrong = {}) => {
    const payload = JSON.stringify(content);
    const time = wrong.time ?? String(Math.floor(now() / 1000));
    const signed = `${time}\n${wrong.signedPath ?? url}\n${wrong.signedBody ?? payload}`;
    const signature = createHmac('sha256', wrong.secret ?? secret)
      .update(signed)
      .digest('hex');
    return server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'content-type': 'application/json',
        'x-portico-key': wrong.key ?? key.id,
        'x-portico-time': time,
        'x-portico-signature': wrong.signature ?? signature,
      },
    });
  };
  return { server, admin, key, secret, now, make, call };
}
