import type { Database } from '@portico/kernel/server';
import { forbidden } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const SWEEP_MS = 50;
const VISITORS = { config: { role: 'visitor' }, logLevel: 'warn' } as const;

/** The three addresses that whoever runs this site looks at: is it alive, can it take visitors, how is it doing. */
export function addOperations(app: FastifyInstance, database: Database): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
    // A connection that was busy when the server was told to stop falls idle only now, and nobody else closes it.
    const sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    app.server.once('close', () => clearInterval(sweeping));
  });

  app.get('/healthz', VISITORS, async () => ({ status: 'ok' }));

  app.get('/readyz', VISITORS, async (_request, reply) => {
    if (draining) return reply.code(503).send({ status: 'draining' });
    try {
      await sql`select 1`.execute(database.tables<unknown>());
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });

  const metrics = createMetrics(app);
  app.get('/metrics', VISITORS, async (request, reply) => {
    if (!isOfThisMachine(request) && (await request.identify())?.role !== 'administrator') throw forbidden();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** What counts requests runs beside this server. Through a proxy everybody looks near, so that does not count. */
function isOfThisMachine({ ip, headers }: FastifyRequest): boolean {
  return LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

function createMetrics(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'portico_http_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'portico_http_request_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requests.inc({ method: request.method, route, status: reply.statusCode });
    seconds.observe({ route }, reply.elapsedTime / 1000);
    done();
  });
  return registry;
}
