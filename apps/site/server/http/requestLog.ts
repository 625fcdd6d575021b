import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per response, without personal data: the route's pattern instead of the URL, no IP address, no query. Plain
 * reads are only logged at debug level.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const isPlainReading = (request.method === 'GET' || request.method === 'HEAD') && reply.statusCode < 500;
    if (isPlainReading) request.log.debug(facts, 'answered');
    else request.log.info(facts, 'answered');
    done();
  });
}
