import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN_AJAX_PATH, openAdminAjax } from './adminAjax.ts';
import { acceptUrlEncoded } from './urlEncoded.ts';

test('each action is answered by the feature that registered it', async () => {
  const app = await open();
  await app.register(async (feature) =>
    feature.onAdminAjax(['count'], async ({ action, fields, reply }) =>
      reply.send({ action, by: fields.by }),
    ),
  );
  await app.register(async (feature) =>
    feature.onAdminAjax(['save'], async ({ reply }) => reply.send('saved')),
  );
  expect((await ask('action=count&by=3')).json()).toEqual({ action: 'count', by: '3' });
  const saved = await ask('action=save');
  expect([saved.body, saved.headers['cache-control']]).toEqual(['saved', 'no-store']);

  function ask(payload: string) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return app.inject({ method: 'POST', url: ADMIN_AJAX_PATH, headers, payload });
  }
});

test.each(['', 'action=', 'action=no_such_action', 'action=__proto__', 'action[]=count'])(
  'nobody answers %j, and WordPress says 0',
  async (payload) => {
    const app = await open();
    app.onAdminAjax(['count'], async ({ reply }) => reply.send('counted'));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: ADMIN_AJAX_PATH, headers, payload });
    expect([answer.statusCode, answer.body]).toEqual([400, '0']);
  },
);

test('nor is anything asked by GET', async () => {
  const app = await open();
  app.onAdminAjax(['count'], async ({ reply }) => reply.send('counted'));
  const answer = await app.inject(`${ADMIN_AJAX_PATH}?action=count`);
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([400, '0', 'no-store']);
});

test('two features that want the same action are found when the server starts', async () => {
  const app = await open();
  app.onAdminAjax(['count'], async ({ reply }) => reply);
  expect(() => app.onAdminAjax(['count'], async ({ reply }) => reply)).toThrow('Two features');
});

async function open() {
  const app = fastify();
  onTestFinished(() => app.close());
  app.decorateRequest('identify', async () => null);
  acceptUrlEncoded(app);
  await openAdminAjax(app);
  return app;
}
