import { type Actor, answerErrors, protectRoutes } from '@portico/kernel/server/http';
import {
  describeOnBothEngines,
  type TestEngine,
  testPorts,
  testServer,
} from '@portico/kernel/server/testing';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { CustomizerState } from '../../wire/admin.ts';
import { defaultThemeOptions, previewAddress, type ThemeOptions } from '../../wire/public.ts';
import { createTheme } from '../createTheme.ts';
import { themeMigrations } from '../migrations.ts';
import { noTargets } from '../testing/menuTargets.ts';

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const covers: ThemeOptions = { ...defaultThemeOptions, layout: 'covers' };

describeOnBothEngines('the customizer', (engine) => {
  test('TH-08 a look is seen by the one who works on it, with a nonce, and by nobody else', async () => {
    const site = await running(engine);
    const { previewNonce: nonce, edition } = await site.state('ada');
    await site.keep('ada', UUID, covers, edition);
    const look = (as: string | null, changeset: string, proof: string) =>
      site.look(previewAddress('/', { changeset, nonce: proof }), as);
    expect(await look('ada', UUID, nonce)).toBe('covers');
    expect(await look('ada', UUID, '0000000000'), 'with a made-up nonce').toBe('grid');
    expect(await look('ada', UUID, ''), 'without a nonce').toBe('grid');
    expect(await look(null, UUID, nonce), 'as a visitor').toBe('grid');
    expect(await look('eve', UUID, (await site.state('eve')).previewNonce), 'as somebody else').toBe('grid');
    expect(await look('ed', UUID, nonce), 'as an editor').toBe('grid');
    expect(await look('ada', 'not-a-uuid', nonce)).toBe('grid');
    expect(await look('ada', `${UUID}' or 1=1`, nonce)).toBe('grid');
    site.clock.advance(3 * 24 * 60 * 60 * 1000);
    expect(await look('ada', UUID, nonce), 'with a nonce of last week').toBe('grid');
  });

  test('a look is published at once and whole, and its draft is gone', async () => {
    const site = await running(engine);
    const { edition } = await site.state('ada');
    await site.keep('ada', UUID, covers, edition);
    expect(await site.look('/', null)).toBe('grid');
    expect((await site.publish('ada', UUID)).statusCode).toBe(200);
    expect(await site.look('/', null)).toBe('covers');
    expect((await site.state('ada')).changeset).toBeNull();
    expect((await site.publish('ada', UUID)).statusCode).toBe(404);
  });

  test('who publishes second is told, and may go ahead all the same', async () => {
    const site = await running(engine);
    const { edition } = await site.state('ada');
    const other = UUID.replace('0f', '1f');
    await site.keep('ada', UUID, covers, edition);
    await site.keep('eve', other, { ...defaultThemeOptions, layout: 'default' }, edition);
    await site.publish('eve', other);
    const refused = await site.publish('ada', UUID);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'theme_published_meanwhile']);
    expect(await site.look('/', null)).toBe('default');
    expect((await site.publish('ada', UUID, true)).statusCode).toBe(200);
    expect(await site.look('/', null)).toBe('covers');
  });

  test('TH-08 two windows of one person: the second does not undo unseen what the first has done', async () => {
    const site = await running(engine);
    const { edition } = await site.state('ada');
    const list: ThemeOptions = { ...defaultThemeOptions, layout: 'default' };
    const keep = (uuid: string, options: ThemeOptions, after: number | null) =>
      site.call('ada', 'PUT', `/changesets/${uuid}`, { options, basedOn: edition, after });
    const publish = (uuid: string, after: number | null) =>
      site.call('ada', 'POST', `/changesets/${uuid}/publish`, { after });
    const elsewhere = { code: 'theme_kept_elsewhere', data: { status: 409 } };

    const first = (await keep(UUID, covers, null)).json<{ savedAt: number }>();
    expect((await keep(UUID.replace('0f', '1f'), list, null)).json(), 'a draft of its own').toMatchObject(
      elsewhere,
    );
    site.clock.advance(1000);
    const second = (await keep(UUID, list, first.savedAt)).json<{ savedAt: number }>();
    expect((await keep(UUID, covers, first.savedAt)).json(), 'over a newer state').toMatchObject(elsewhere);
    expect((await publish(UUID, first.savedAt)).json(), 'a state it has not seen').toMatchObject(elsewhere);
    expect(await site.look('/', null)).toBe('grid');
    expect((await site.state('ada')).changeset?.options.layout).toBe('default');

    expect((await publish(UUID, second.savedAt)).statusCode).toBe(200);
    expect((await publish(UUID, second.savedAt)).json(), 'what is published').toMatchObject(elsewhere);
    expect((await keep(UUID, covers, second.savedAt)).json(), 'what is gone').toMatchObject(elsewhere);
  });

  test('nobody keeps, publishes or discards the draft of somebody else', async () => {
    const site = await running(engine);
    const { edition } = await site.state('ada');
    await site.keep('ada', UUID, covers, edition);
    expect((await site.keep('eve', UUID, defaultThemeOptions, edition)).statusCode).toBe(403);
    expect((await site.publish('eve', UUID)).statusCode).toBe(403);
    await site.call('eve', 'DELETE', `/changesets/${UUID}`);
    expect((await site.state('ada')).changeset?.options.layout).toBe('covers');
    expect((await site.call('ed', 'GET', '')).statusCode).toBe(403);
    expect((await site.call(null, 'GET', '')).statusCode).toBe(401);
  });

  test('options that are none are refused, and drafts that nobody works on are forgotten', async () => {
    const site = await running(engine);
    const { edition } = await site.state('ada');
    for (const options of [
      {},
      { ...covers, layout: 'spiral' },
      { ...covers, columns: { desktop: 99, tablet: 1, mobile: 1 } },
      { ...covers, postsPerPage: 101 },
      { ...covers, widgets: ['search', 'search'] },
      null,
      [],
    ])
      expect((await site.keep('ada', UUID, options, edition)).statusCode, JSON.stringify(options)).toBe(400);
    await site.keep('ada', UUID, covers, edition);
    site.clock.advance(8 * 24 * 60 * 60 * 1000);
    await site.runDue();
    expect((await site.state('ada')).changeset).toBeNull();
  });
});

test.each([
  ['PUT', '/changesets/not-a-uuid', { options: covers, basedOn: '' }],
  ['PUT', `/changesets/${UUID.toUpperCase()}`, { options: covers, basedOn: '' }],
  ['PUT', `/changesets/${UUID}`, {}],
  ['PUT', `/changesets/${UUID}`, null],
  ['PUT', `/changesets/${UUID}`, [covers]],
  ['PUT', `/changesets/${UUID}`, { options: covers }],
  ['PUT', `/changesets/${UUID}`, { options: covers, basedOn: 7 }],
  ['PUT', `/changesets/${UUID}`, { options: covers, basedOn: 'x'.repeat(65) }],
  ['PUT', `/changesets/${UUID}`, { options: covers, basedOn: '', after: 'yesterday' }],
  ['PUT', `/changesets/${UUID}`, { options: { ...covers, columns: null }, basedOn: '' }],
  ['PUT', `/changesets/${UUID}`, { options: { ...covers, isMasonry: 'yes' }, basedOn: '' }],
  ['PUT', `/changesets/${UUID}`, { options: { ...covers, postsPerPage: '9' }, basedOn: '' }],
  ['PUT', `/changesets/${UUID}`, { options: { ...covers, header: [] }, basedOn: '' }],
  ['PUT', `/changesets/${UUID}`, { options: { ...covers, direction: '__proto__' }, basedOn: '' }],
  ['POST', '/changesets/1/publish', {}],
  ['POST', `/changesets/${UUID}/publish`, { replacesOthers: 'yes' }],
  ['POST', `/changesets/${UUID}/publish`, { after: {} }],
  ['POST', `/changesets/${UUID}/publish`, null],
  ['DELETE', `/changesets/${UUID}0`, undefined],
] as const)('TH-08 the customizer’s call %s %s refuses %j', async (method, path, body) => {
  const site = await running(null);
  const answer = await site.call('ada', method, path, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\.$/) });
  expect((await site.state('ada')).changeset).toBeNull();
});

test('TH-08 a look that is huge, broken or sent as a form is refused', async () => {
  const site = await running(null);
  const send = (payload: string, type = 'application/json') =>
    site.send('ada', 'PUT', `/changesets/${UUID}`, payload, type);
  expect(
    (await send(JSON.stringify({ options: covers, basedOn: '', junk: 'x'.repeat(300_000) }))).statusCode,
  ).toBe(413);
  expect((await send('{"options":')).statusCode).toBe(400);
  expect((await send('options=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  const deep = '['.repeat(10_000) + ']'.repeat(10_000);
  expect((await send(`{"options":${deep},"basedOn":""}`)).statusCode).toBe(400);
});

test.each([
  'customize_changeset_uuid=',
  `customize_changeset_uuid=${UUID}&customize_changeset_uuid=${UUID}`,
  `customize_changeset_uuid=${UUID}&customize_preview_nonce=a&customize_preview_nonce=b`,
  'customize_changeset_uuid=%00&customize_preview_nonce=%FF',
  'customize_changeset_uuid=%E0%A4&customize_preview_nonce=%E0%A4',
  `customize_changeset_uuid=${'0'.repeat(5000)}&customize_preview_nonce=${'f'.repeat(5000)}`,
  '__proto__[customize_changeset_uuid]=1&customize_preview_nonce=1',
])('TH-08 a preview that is asked for with %s is the public page', async (query) => {
  const site = await running(null);
  expect(await site.look(`/?${query}`, 'ada')).toBe('grid');
});

test('TH-08 whoever works for longer than a nonce lives is given the next one with every change', async () => {
  const site = await running(null);
  const { edition, previewNonce } = await site.state('ada');
  await site.keep('ada', UUID, covers, edition);
  site.clock.advance(2 * 24 * 60 * 60 * 1000);
  expect(await site.look(previewAddress('/', { changeset: UUID, nonce: previewNonce }), 'ada')).toBe('grid');
  const nonce = (await site.keep('ada', UUID, covers, edition)).json().previewNonce;
  expect(await site.look(previewAddress('/', { changeset: UUID, nonce }), 'ada')).toBe('covers');
});

const people: Readonly<Record<string, Actor>> = {
  ada: { userId: 'u1', name: 'ada', displayName: 'Ada', role: 'administrator', sessionId: 's1' },
  eve: { userId: 'u2', name: 'eve', displayName: 'Eve', role: 'administrator', sessionId: 's2' },
  ed: { userId: 'u3', name: 'ed', displayName: 'Ed', role: 'editor', sessionId: 's3' },
};

async function running(engine: TestEngine | null) {
  const url = engine ? (await engine.freshPlace()).url : undefined;
  const ports = await testPorts({ migrations: themeMigrations, url });
  let stored: unknown = null;
  const customizer = createTheme(ports, {
    store: {
      tag: 'theme',
      read: async () => stored,
      write: async (_transaction, options) => {
        stored = options;
      },
    },
    targets: noTargets,
  });
  const app: FastifyInstance = testServer();
  onTestFinished(() => app.close());
  answerErrors(app, ports.log);
  protectRoutes(app, {
    nonces: ports.nonces,
    identify: async (request) => people[String(request.headers['x-test-user'] ?? '')] ?? null,
  });
  await app.register(customizer.connect);
  app.get(
    '/',
    { config: { role: 'visitor' } },
    async (request) =>
      ((await customizer.preview(request))?.options ?? (await customizer.published())).layout,
  );

  async function call(
    as: string | null,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ) {
    return send(as, method, path, body === undefined ? undefined : JSON.stringify(body));
  }

  async function send(
    as: string | null,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    payload?: string,
    type = 'application/json',
  ) {
    const actor = as === null ? undefined : people[as];
    return app.inject({
      method,
      url: `/admin/api/customizer${path}`,
      headers: {
        ...(as !== null && { 'x-test-user': as }),
        ...(actor && { 'x-portico-nonce': await ports.nonces.issue('admin', actor.sessionId) }),
        ...(payload !== undefined && { 'content-type': type }),
      },
      ...(payload !== undefined && { payload }),
    });
  }
  return {
    call,
    send,
    clock: ports.clock,
    runDue: () => ports.jobs.runDue(),
    state: async (as: string): Promise<CustomizerState> => (await call(as, 'GET', '')).json(),
    keep: (as: string, uuid: string, options: unknown, basedOn: string) =>
      call(as, 'PUT', `/changesets/${uuid}`, { options, basedOn }),
    publish: (as: string, uuid: string, replacesOthers = false) =>
      call(as, 'POST', `/changesets/${uuid}/publish`, { replacesOthers }),
    look: async (path: string, as: string | null): Promise<string> =>
      (await app.inject({ url: path, headers: as === null ? {} : { 'x-test-user': as } })).body,
  };
}
