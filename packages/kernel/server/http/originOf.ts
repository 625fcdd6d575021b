import type { FastifyRequest } from 'fastify';

/**
 * The site's address for links that leave it: the one that its owner has set (`Ports.publicUrl`), else the one that this
 * request came to. A host that is no host is left out, and the links are then relative.
 */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  configured: string | null,
): string {
  if (configured) return configured;
  return HOST.test(host) ? `${protocol}://${host.toLowerCase().replace(USUAL_PORT[protocol], '')}` : '';
}

/**
 * As `originOf`, for whoever keeps answers by it: a host is what a stranger says it is, and each would fill the memory
 * anew. Without an address from the owner the first few are the site's; all others share the answer with relative links.
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

/** A site by its name with and without `www`, over `http` and `https`. */
const MOST_ORIGINS = 4;
const USUAL_PORT = { http: /:80$/, https: /:443$/ } as const;

const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,252})|\[[\da-f:]{2,45}\])(?::\d{1,5})?$/i;
