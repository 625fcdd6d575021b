import { overviewCall } from '@portico/admin/wire/admin';
import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import type { AdminPorts } from './AdminPorts.ts';

export function overviewRoute(app: FastifyInstance, { overview }: AdminPorts): void {
  adminRoute(app, overviewCall, {
    role: 'administrator',
    summary: 'Tells how database, mail and jobs are doing.',
    handle: overview,
  });
}
