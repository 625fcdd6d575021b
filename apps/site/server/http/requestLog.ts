import type { FastifyInstance } from 'fastify';

/**
 * One line for each answer, without anything personal in it: the route's pattern instead of the address, no visitor's
 * address, no query. Plain reading is only worth a line when somebody is looking for something.
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
