import Fastify, { type FastifyInstance } from 'fastify';
import Type from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import { CursorPage, cursorQuery, endpoint } from '../../calls/index.ts';
import { silentLogger } from '../logger.ts';
import type { Nonces } from '../nonces.ts';
import type { Actor } from './Actor.ts';
import { adminRoute } from './adminRoute.ts';
import { answerErrors } from './answerErrors.ts';
import { cursorPage, decodeCursor } from './cursorPage.ts';
import { NONCE_HEADER, protectRoutes, RouteWithoutRoleError } from './protectRoutes.ts';
import type { Role } from './Role.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

describe('routes declare their role', () => {
  it('refuses a route that does not say who may call it, and names it', () => {
    const { app } = server('visitor');
    expect(() => app.get('/nobody', async () => 'x')).toThrow(RouteWithoutRoleError);
    expect(() => app.get('/nobody', async () => 'x')).toThrow(/GET \/nobody/);
  });

  it('also in plugins, and keeps the table of what was declared, HEAD included', async () => {
    const { app, table } = server('visitor');
    await app.register(async (inner) => {
      inner.get('/hello', { config: { role: 'editor' } }, async () => 'x');
    });
    await app.ready();
    expect(table).toEqual([
      { method: 'GET', url: '/hello', role: 'editor' },
      { method: 'HEAD', url: '/hello', role: 'editor' },
    ]);
  });

  it.each([
    ['visitor', 'visitor', 200],
    ['visitor', 'editor', 401],
    ['visitor', 'administrator', 401],
    ['editor', 'visitor', 200],
    ['editor', 'editor', 200],
    ['editor', 'administrator', 403],
    ['administrator', 'visitor', 200],
    ['administrator', 'editor', 200],
    ['administrator', 'administrator', 200],
  ] as const)('a %s calling what needs a %s is answered %d', async (held, needed, status) => {
    const { app } = server(held);
    app.get('/thing', { config: { role: needed } }, async () => ({ ok: true }));
    const answer = await app.inject('/thing');
    expect(answer.statusCode).toBe(status);
    expect((await app.inject({ method: 'HEAD', url: '/thing' })).statusCode).toBe(status);
    if (status !== 200)
      expect(answer.json()).toMatchObject({
        code: status === 401 ? 'rest_not_logged_in' : 'rest_forbidden',
        message: expect.stringMatching(/\.$/),
        data: { status },
      });
  });

  it('a call that changes something needs a nonce of this session; one for visitors does not', async () => {
    const { app } = server('editor');
    app.post('/change', { config: { role: 'editor' } }, async () => ({ ok: true }));
    app.post('/public', { config: { role: 'visitor' } }, async () => ({ ok: true }));
    const post = (url: string, nonce?: string) =>
      app.inject({ method: 'POST', url, headers: nonce ? { [NONCE_HEADER]: nonce } : {} });
    expect((await post('/change')).json()).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
    expect((await post('/change', 'admin:someone-else')).statusCode).toBe(403);
    expect((await post('/change', 'admin:session-1')).statusCode).toBe(200);
    expect((await post('/public')).statusCode).toBe(200);
  });
});

describe('adminRoute', () => {
  it('hands the handler checked input and says in words, by field, what does not fit', async () => {
    const { app } = server('editor');
    const make = endpoint({
      ...{ method: 'POST', path: '/things/:id' },
      params: Type.Object({ id: Type.Integer() }),
      body: Type.Object(
        { name: Type.String({ minLength: 2 }), size: Type.Optional(Type.Integer()) },
        { additionalProperties: false },
      ),
      answer: Type.Object({ made: Type.String() }),
    });
    adminRoute(app, make, {
      role: 'editor',
      summary: 'Makes a thing.',
      handle: ({ params, body, actor }) => ({ made: `${params.id + 1} ${body.name} ${actor.name}` }),
    });
    const send = (payload: unknown, id: string | number = 7) =>
      app.inject({
        method: 'POST',
        url: `/admin/api/things/${id}`,
        headers: { [NONCE_HEADER]: 'admin:session-1', 'content-type': 'application/json' },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      });

    expect((await send({ name: 'Ada' })).json()).toEqual({ made: '8 Ada ada' });
    expect((await send({ name: 'A', size: '3', colour: 1 })).json()).toEqual({
      code: 'rest_invalid_param',
      message: expect.stringContaining('name: This needs at least 2 characters.'),
      data: {
        status: 400,
        params: {
          name: 'This needs at least 2 characters.',
          size: 'This must be a whole number.',
          colour: 'This is not known here.',
        },
      },
    });
    expect((await send({})).json().data.params).toEqual({ name: 'This is required.' });
    for (const id of ['x', '1.5', '1.0', 'true', '0x10', '1e3', '01', '9007199254740993'])
      expect((await send({ name: 'Ada' }, id)).json().data.params, id).toEqual({
        id: 'This must be a whole number.',
      });
    expect((await send('{"name":')).json()).toMatchObject({ message: 'The body is not valid JSON.' });
    expect((await send({ name: 'x'.repeat(300_000) })).statusCode).toBe(413);
  });

  it('takes JSON only, so that no form of another site can call it', async () => {
    const { app } = server('visitor');
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => {
      done(null, { name: 'Ada' });
    });
    const make = endpoint({ method: 'POST', path: '/things', body: Type.Object({ name: Type.String() }) });
    adminRoute(app, make, {
      role: 'visitor',
      summary: 'Makes a thing.',
      handle: () => undefined,
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/admin/api/things',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Ada',
    });
    expect(answer.statusCode).toBe(415);
  });

  it('hides what went wrong inside', async () => {
    const { app, logged } = server('visitor');
    adminRoute(app, endpoint({ method: 'GET', path: '/broken' }), {
      role: 'visitor',
      summary: 'Breaks.',
      handle: () => Promise.reject(new Error('the password is 1234')),
    });
    const answer = await app.inject('/admin/api/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('1234');
    expect(logged).toHaveLength(1);
  });

  it('pages a list by cursor, within bounds', async () => {
    const { app } = server('editor');
    const rows = [1, 2, 3, 4, 5];
    const list = endpoint({
      ...{ method: 'GET', path: '/numbers', query: Type.Object(cursorQuery) },
      answer: CursorPage(Type.Object({ n: Type.Integer() })),
    });
    adminRoute(app, list, {
      role: 'editor',
      summary: 'Lists numbers.',
      handle({ query }) {
        const after = decodeCursor(query.cursor, Type.Integer()) ?? 0;
        const found = rows.filter((row) => row > after).slice(0, query.limit + 1);
        return cursorPage(
          found,
          query.limit,
          (row) => row,
          (n) => ({ n }),
        );
      },
    });
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { items: { n: number }[]; nextCursor: string | null } = (
        await app.inject(`/admin/api/numbers?limit=2&cursor=${cursor}`)
      ).json();
      seen.push(...page.items.map((item) => item.n));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(rows);
    expect((await app.inject('/admin/api/numbers')).json()).toMatchObject({ nextCursor: null });
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=x',
      'limit=2.5',
      'limit=',
      'cursor=nonsense',
      'limit=1&limit=2',
    ])
      expect((await app.inject(`/admin/api/numbers?${query}`)).statusCode, query).toBe(400);
  });
});

function server(held: Role) {
  const app = Fastify();
  open.push(app);
  const logged: object[] = [];
  answerErrors(app, { ...silentLogger, error: (facts) => logged.push(facts) });
  const actor: Actor | null =
    held === 'visitor'
      ? null
      : { userId: 'u1', name: 'ada', displayName: 'Ada', role: held, sessionId: 'session-1' };
  const table = protectRoutes(app, { identify: async () => actor, nonces: readableNonces });
  return { app, table, logged };
}

const readableNonces: Nonces = {
  issue: async (action, visitor) => `${action}:${visitor}`,
  verify: async (nonce, action, visitor) => (nonce === `${action}:${visitor}` ? 'fresh' : 'invalid'),
};
