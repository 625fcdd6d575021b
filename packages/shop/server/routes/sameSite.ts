import { forbidden } from '@portico/kernel/server/http';
import type { FastifyRequest } from 'fastify';

/** A page of another site could send our forms with a visitor's browser; the browser tells us when one does. */
export async function refuseOtherSites(request: FastifyRequest): Promise<void> {
  if (request.headers['sec-fetch-site'] === 'cross-site')
    throw forbidden('This was sent from another site. Please use the pages of this one.');
}
