import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Written here rather than taken from a package: the policy differs from page to page by the hashes of its own
 * configuration scripts, and the rest is a handful of constants.
 */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // For whatever is not a page and says nothing itself.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

const A_YEAR_SECONDS = 31_536_000;

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${A_YEAR_SECONDS}`);
    done();
  });
}

/**
 * What a page may load and run: this site's own things, exactly the inline scripts that the server wrote, and the
 * frames of providers whose films are on it.
 */
export function pagePolicy(inlineScripts: readonly string[], frames: readonly string[] = []): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    ['frame-src', "'self'", ...frames].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
