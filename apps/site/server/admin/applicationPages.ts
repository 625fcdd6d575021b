import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN_API, noRoute } from '@portico/kernel/server/http';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { IMMUTABLE } from '../assets/serveAssets.ts';
import { serveFolder } from '../assets/serveFolder.ts';
import { TRUSTED_TYPES } from '../http/securityHeaders.ts';
import type { AdminPorts } from './AdminPorts.ts';

/** Placeholder in the built page for the response's nonce. */
const NONCE_PLACE = '__CSP_NONCE__';
const NONCE_BYTES = 16;

/**
 * The application: its files, cached forever, and its page at every URL below `/admin/`, because the application does the
 * routing. Nothing in it is secret: data needs a session.
 */
export function applicationPages({
  applicationFolder,
  random = randomBytes,
}: Pick<AdminPorts, 'applicationFolder' | 'random'>): FastifyPluginAsync {
  return async (app) => {
    // A file of an earlier build is not found, rather than being taken for a screen.
    await serveFolder(app, join(applicationFolder, 'assets'), {
      prefix: '/admin/assets/',
      isReserved: true,
      cacheControl: () => IMMUTABLE,
    });

    let page: string | undefined;
    const visitor = { config: { role: 'visitor' as const }, schema: { hide: true } };

    async function sendPage(reply: FastifyReply): Promise<FastifyReply> {
      page ??= await readFile(join(applicationFolder, 'index.html'), 'utf8').catch(() => undefined);
      if (page === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
      const nonce = random(NONCE_BYTES).toString('base64url');
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': pagePolicy(nonce),
          'referrer-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
        })
        .send(page.replaceAll(NONCE_PLACE, nonce));
    }

    app.get('/admin', visitor, async (_request, reply) => reply.redirect('/admin/', 308));
    app.get('/admin/*', visitor, async (_request, reply) => sendPage(reply));
    app.all(`${ADMIN_API}/*`, visitor, () => Promise.reject(noRoute()));
  };
}

const NOT_BUILT = 'The administrator’s application has not been built yet. Run: npm run build\n';

/** The component library writes style elements, which need a nonce; scripts are only our own files. */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    TRUSTED_TYPES,
  ].join('; ');
}
