import type { FastifyRequest } from 'fastify';

/**
 * The site's origin for absolute links: the one set by its owner (`Ports.publicUrl`), otherwise the one of this request. An
 * invalid host is left out, and the links are then relative.
 */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  configured: string | null,
): string {
  if (configured) return configured;
  return HOST.test(host) ? `${protocol}://${host.toLowerCase().replace(USUAL_PORT[protocol], '')}` : '';
}

/**
 * Like `originOf`, for callers that cache responses by origin: the host header is arbitrary, and each value would take up
 * memory. Without a configured origin the first few are accepted as the site's; all others share a response with relative
 * links.
 */
export function createKnownOrigins(
  configured: string | null,
): (request: Pick<FastifyRequest, 'protocol' | 'host'>) => string {
  const known = new Set<string>();
  return (request) => {
    const origin = originOf(request, configured);
    if (configured || known.has(origin)) return origin;
    if (known.size >= MOST_ORIGINS) return '';
    known.add(origin);
    return origin;
  };
}

/** A site's name with and without `www`, over `http` and `https`. */
const MOST_ORIGINS = 4;
const USUAL_PORT = { http: /:80$/, https: /:443$/ } as const;

const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,252})|\[[\da-f:]{2,45}\])(?::\d{1,5})?$/i;
