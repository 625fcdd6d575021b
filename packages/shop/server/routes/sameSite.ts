import { forbidden } from '@portico/kernel/server/http';
import type { FastifyRequest } from 'fastify';

/** Another site's page could submit our forms with a visitor's browser; the browser tells us if it does. */
export async function refuseOtherSites(request: FastifyRequest): Promise<void> {
  if (request.headers['sec-fetch-site'] === 'cross-site')
    throw forbidden('This was sent from another site. Please use the pages of this one.');
}
