import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '../logger.ts';
import { answerErrors } from './answerErrors.ts';
import { notFound } from './HttpError.ts';
import { openRest } from './rest.ts';
import { restAddress } from './restAddress.ts';

test('each route is answered by the feature that registered it, by every form of its address', async () => {
  const app = await open();
  await app.register(async (feature) =>
    feature.onRest<{ Params: { id: string } }>('/wp-json/shop/v1/things/:id', {
      ...{ method: 'GET', role: 'visitor', cacheControl: 'no-store' },
      handler: async ({ params }) => ({ thing: params.id }),
    }),
  );
  for (const url of [
    '/wp-json/shop/v1/things/7',
    '/wp-json/shop/v1/things/7/',
    '/?rest_route=/shop/v1/things/7',
  ]) {
    const answer = await app.inject(url);
    expect([answer.json(), answer.headers['cache-control']]).toEqual([{ thing: '7' }, 'no-store']);
  }
});

test.each([
  ['GET', '/wp-json'],
  ['GET', '/wp-json/'],
  ['GET', '/wp-json/shop/v1/no-such-thing'],
  ['DELETE', '/wp-json/shop/v1/things'],
  ['POST', '/?rest_route=/shop/v1/things'],
] as const)('nobody answers %s %s, and WordPress says so', async (method, url) => {
  const app = await open();
  app.onRest('/wp-json/shop/v1/things', { method: 'GET', role: 'visitor', handler: async () => [] });
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    {
      code: 'rest_no_route',
      message: 'There is no call at this address with this method.',
      data: { status: 404 },
    },
  ]);
});

test('a refusal is not kept for as long as the answer would have been', async () => {
  const app = await open();
  app.onRest('/wp-json/shop/v1/things', {
    ...{ method: 'GET', role: 'visitor', cacheControl: 'public, max-age=60' },
    handler: () => Promise.reject(notFound('This thing')),
  });
  const answer = await app.inject('/wp-json/shop/v1/things');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, undefined]);
});

test('two features that want the same route are found when the server starts', async () => {
  const app = await open();
  const things = { method: 'GET', role: 'visitor', handler: async () => [] } as const;
  app.onRest('/wp-json/shop/v1/things/:id', things);
  expect(() => app.onRest('/wp-json/shop/v1/things/:name', things)).toThrow('already declared');
});

test('a route below its address that did not come through this door is found too', async () => {
  const app = await open();
  expect(() => app.get('/wp-json/shop/v1/things', async () => [])).toThrow('app.onRest');
});

async function open() {
  const app = fastify({ rewriteUrl: ({ url = '/' }) => restAddress(url) });
  onTestFinished(() => app.close());
  answerErrors(app, silentLogger);
  await openRest(app);
  return app;
}
