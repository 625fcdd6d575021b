import type { StorageCheck } from '@portico/kernel/server';
import { forbidden } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { hasToken, isOfThisMachine } from './metricsReader.ts';

const SWEEP_MS = 50;
const VISITORS = { config: { role: 'visitor' }, logLevel: 'warn' } as const;

export interface Operations {
  readonly storage: StorageCheck;
  /** Grants access to the metrics. */
  readonly metricsToken: string | null;
}

/** The three endpoints for operators: is it alive, is it ready, how is it doing. */
export function addOperations(app: FastifyInstance, { storage, metricsToken }: Operations): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
    // A connection that was busy when the server was told to stop becomes idle only now, and nothing else closes it.
    const sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    app.server.once('close', () => clearInterval(sweeping));
  });

  app.get('/healthz', VISITORS, async () => ({ status: 'ok' }));

  app.get('/readyz', VISITORS, async (_request, reply) => {
    if (draining) return reply.code(503).send({ status: 'draining' });
    const problem = await storage();
    return problem ? reply.code(503).send(problem) : { status: 'ready' };
  });

  const metrics = createMetrics(app);
  app.get('/metrics', VISITORS, async (request, reply) => {
    const isReader = isOfThisMachine(request) || hasToken(request, metricsToken);
    if (!isReader && (await request.identify())?.role !== 'administrator') throw forbidden();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

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
