import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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

export function addSecurityHeaders(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(HEADERS);
    if (isHttps(request, publicUrl)) reply.header('strict-transport-security', `max-age=${A_YEAR_SECONDS}`);
    done();
  });
  // Here and not where cookies are made: one that is forgotten would travel in the open.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const cookies = reply.getHeader('set-cookie');
    if (cookies !== undefined && isHttps(request, publicUrl)) {
      reply.removeHeader('set-cookie');
      reply.header('set-cookie', [cookies].flat().map(secured));
    }
    done();
  });
}

/**
 * Whether visitors see this site over HTTPS: its owner has set such an address, or this request came so, by its own
 * connection or by the word of a trusted proxy.
 */
function isHttps({ protocol }: FastifyRequest, publicUrl: string | null): boolean {
  return protocol === 'https' || (publicUrl?.startsWith('https:') ?? false);
}

function secured(cookie: string | number): string {
  return /;\s*secure\s*(;|$)/i.test(String(cookie)) ? String(cookie) : `${cookie}; Secure`;
}

/** Texts become markup or code only through the policies of `trustMarkup`, which begins every page of ours. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default portico";

/**
 * What a page may load and run: this site's own things, exactly the inline scripts that the server wrote, and the
 * frames of providers whose videos are on it.
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
    TRUSTED_TYPES,
  ].join('; ');
}
