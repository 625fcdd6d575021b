import type { FastifyRequest } from 'fastify';

/** Where the visitor reached this site. A name that is none is left out, so that nothing else gets into an address. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return HOST.test(host) ? `${protocol}://${host}` : '';
}

const HOST = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
