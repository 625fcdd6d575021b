import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { lateSerializers } from '../http/lateSerializers.ts';

/** A server for routes under test. As on the site, nothing is compiled for a route that is never called. */
export function testServer(options: FastifyServerOptions = {}): FastifyInstance {
  return fastify({
    ...options,
    schemaController: { compilersFactory: { buildSerializer: lateSerializers() } },
  });
}
