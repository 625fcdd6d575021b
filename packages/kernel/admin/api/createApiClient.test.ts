import Type from 'typebox';
import { describe, expect, it, vi } from 'vitest';
import { endpoint } from '../../calls/index.ts';
import { type ApiSession, createApiClient } from './createApiClient.ts';

const Saved = Type.Object({ saved: Type.Boolean() });
const read = endpoint({ method: 'GET', path: '/x' });
const post = endpoint({ method: 'POST', path: '/x', answer: Type.Number() });
const signIn = endpoint({ method: 'POST', path: '/session' });
const save = endpoint({
  ...{ method: 'PUT', path: '/account', answer: Saved },
  body: Type.Object({ displayName: Type.String() }),
});

describe('a call', () => {
  it('carries the query without what is not set, and the nonce only when it changes something', async () => {
    const { api, requests } = clientFor([answer(200, { items: [] }), answer(204)]);
    const text = Type.String();
    const list = endpoint({
      ...{ method: 'GET', path: '/outbox' },
      query: Type.Object({ state: text, search: text, cursor: text, limit: Type.Integer(), other: text }),
    });
    await api.call(list, {
      query: { state: 'failed', search: '', cursor: null, limit: 5, other: undefined },
    });
    await api.call(endpoint({ method: 'POST', path: '/outbox/:id/resend' }), { params: { id: 1 } });
    expect(requests).toEqual([
      { address: '/admin/api/outbox?state=failed&limit=5', method: 'GET', nonce: undefined },
      { address: '/admin/api/outbox/1/resend', method: 'POST', nonce: 'n1' },
    ]);
  });

  it('comes back with sentences by field where the server refused', async () => {
    const { api } = clientFor([
      answer(400, {
        code: 'rest_invalid_param',
        message: 'No.',
        data: { status: 400, params: { name: 'Too short.' } },
      }),
    ]);
    expect(await api.call(save, { body: { displayName: '' } })).toEqual({
      ok: false,
      problem: { status: 400, code: 'rest_invalid_param', message: 'No.', fields: { name: 'Too short.' } },
    });
  });

  it.each([
    [
      'an error page of a proxy',
      () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
      502,
    ],
    ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ])('is a problem with a sentence after %s', async (_what, respond, status) => {
    const { api } = clientFor([respond]);
    const result = await api.call(read);
    expect(result).toMatchObject({
      ...{ ok: false, problem: { status, message: expect.stringMatching(/try again( in a minute)?\.$/) } },
    });
  });

  it('waits until the person has signed in again, and is then made once more', async () => {
    const { api, session, requests } = clientFor([
      answer(401, { code: 'rest_not_logged_in' }),
      answer(200, { saved: true }),
    ]);
    expect(await api.call(save, { body: { displayName: 'Ada' } })).toEqual({
      ok: true,
      value: { saved: true },
    });
    expect(session.signInAgain).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(2);
  });

  it('does not ask anybody to sign in again because of a wrong password', async () => {
    const { api, session } = clientFor([answer(401, { code: 'incorrect_password', message: 'No.' })]);
    expect(await api.call(signIn)).toMatchObject({ ok: false });
    expect(session.signInAgain).not.toHaveBeenCalled();
  });

  it('fetches a new nonce once when the old one is too old, and gives up when that does not help', async () => {
    const tooOld = () => answer(403, { code: 'rest_cookie_invalid_nonce', message: 'Too old.' });
    const once = clientFor([tooOld(), answer(200, 1)]);
    expect(await once.api.call(post)).toEqual({ ok: true, value: 1 });
    const never = clientFor([tooOld(), tooOld()]);
    expect(await never.api.call(post)).toMatchObject({ ok: false, problem: { message: 'Too old.' } });
    expect(never.session.renewNonce).toHaveBeenCalledOnce();
  });
});

type Respond = () => Promise<Response>;

function answer(status: number, body?: unknown): Respond {
  return async () => new Response(body === undefined ? null : JSON.stringify(body), { status });
}

function clientFor(responses: readonly Respond[]) {
  const left = [...responses];
  const requests: object[] = [];
  const session = {
    nonce: () => 'n1',
    renewNonce: vi.fn(async () => true),
    signInAgain: vi.fn(async () => {}),
  } satisfies ApiSession;
  const api = createApiClient(session, async (address, init) => {
    const headers = new Headers(init?.headers);
    requests.push({ address, method: init?.method, nonce: headers.get('x-portico-nonce') ?? undefined });
    const respond = left.shift();
    if (!respond) throw new Error('One call more than was expected');
    return respond();
  });
  return { api, session, requests };
}
