import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Written here rather than taken from a package: the policy differs per page by the hashes of its configuration scripts, and
 * the rest is a few constants.
 */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // For anything that is not a page and does not set its own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

const A_YEAR_SECONDS = 31_536_000;

export function addSecurityHeaders(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(HEADERS);
    if (isHttps(request, publicUrl)) reply.header('strict-transport-security', `max-age=${A_YEAR_SECONDS}`);
    done();
  });
  // Set here rather than where cookies are created: one that was forgotten would be sent unencrypted.
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
 * Whether visitors use HTTPS: the owner has set an HTTPS URL, or this request arrived that way, directly or according to a
 * trusted proxy.
 */
function isHttps({ protocol }: FastifyRequest, publicUrl: string | null): boolean {
  return protocol === 'https' || (publicUrl?.startsWith('https:') ?? false);
}

function secured(cookie: string | number): string {
  return /;\s*secure\s*(;|$)/i.test(String(cookie)) ? String(cookie) : `${cookie}; Secure`;
}

/** Strings become markup or code only through the policies of `trustMarkup`, which runs first on every page of ours. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default portico";

/**
 * What a page may load and run: this site's own files, exactly the server's inline scripts, and frames of the providers of its
 * videos.
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
