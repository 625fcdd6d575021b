import { Overview } from '@portico/admin/protocol';
import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import type { AdminPorts } from './AdminPorts.ts';

export function overviewRoute(app: FastifyInstance, { overview }: AdminPorts): void {
  adminRoute(app, {
    method: 'GET',
    url: '/overview',
    role: 'administrator',
    summary: 'Tells how database, mail and jobs are doing.',
    schema: { answer: Overview },
    handle: overview,
  });
}
