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
  return HOST.test(host) ? `${protocol}://${host.toLowerCase()}` : '';
}

const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,252})|\[[\da-f:]{2,45}\])(?::\d{1,5})?$/i;
