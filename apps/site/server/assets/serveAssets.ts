import fastifyStatic from '@fastify/static';
import { giveRole } from '@portico/kernel/server/http';
import type { FastifyPluginAsync } from 'fastify';
import { ASSETS_PREFIX } from './Assets.ts';

const REVALIDATE = 'public, no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/**
 * Serves the built files, compressed ones where the browser takes them. `portico.js` and `portico.css` keep their names
 * and are asked about each time; chunks carry their hash in the name and never change.
 */
export function serveAssets(folders: { client: string; public: string }): FastifyPluginAsync {
  return async (app) => {
    giveRole(app, 'visitor');
    await app.register(fastifyStatic, {
      root: folders.client,
      prefix: ASSETS_PREFIX,
      preCompressed: true,
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', file.includes('/chunks/') ? IMMUTABLE : REVALIDATE);
      },
    });
    await app.register(fastifyStatic, {
      root: folders.public,
      prefix: '/',
      // One route for each file that there is: a catch-all would stand in the way of the pages.
      wildcard: false,
      preCompressed: true,
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('cache-control', A_DAY);
      },
    });
  };
}
