import { type Actor, answerErrors, protectRoutes } from '@portico/kernel/server/http';
import { describeOnBothEngines, type TestEngine, testPorts } from '@portico/kernel/server/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { defaultThemeOptions, type ThemeOptions } from '../../options.ts';
import { type CustomizerState, previewAddress } from '../../previewProtocol.ts';
import { changesetMigrations } from './changesetMigrations.ts';
import { createCustomizer } from './createCustomizer.ts';

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

const people: Readonly<Record<string, Actor>> = {
  ada: { userId: 'u1', name: 'ada', displayName: 'Ada', role: 'administrator', sessionId: 's1' },
  eve: { userId: 'u2', name: 'eve', displayName: 'Eve', role: 'administrator', sessionId: 's2' },
  ed: { userId: 'u3', name: 'ed', displayName: 'Ed', role: 'editor', sessionId: 's3' },
};

async function running(engine: TestEngine) {
  const { url } = await engine.freshPlace();
  const ports = await testPorts({ migrations: changesetMigrations, url });
  let stored: unknown = null;
  const customizer = createCustomizer(ports, {
    tag: 'theme',
    read: async () => stored,
    write: async (_transaction, options) => {
      stored = options;
    },
  });
  const app: FastifyInstance = fastify();
  onTestFinished(() => app.close());
  answerErrors(app, ports.log);
  protectRoutes(app, {
    nonces: ports.nonces,
    identify: async (request) => people[String(request.headers['x-test-user'] ?? '')] ?? null,
  });
  customizer.routes(app);
  app.get(
    '/',
    { config: { role: 'visitor' } },
    async (request) => (await customizer.optionsFor(request)).layout,
  );

  async function call(
    as: string | null,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ) {
    const actor = as === null ? undefined : people[as];
    return app.inject({
      method,
      url: `/admin/api/customizer${path}`,
      headers: {
        ...(as !== null && { 'x-test-user': as }),
        ...(actor && { 'x-portico-nonce': await ports.nonces.issue('admin', actor.sessionId) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
  }
  return {
    call,
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
