import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { documentCalls } from '../../wire/admin.ts';
import { type Clicks, RECENT_DAYS } from '../clicks/createClicks.ts';

/** Recent clicks on floating elements. */
export function clickRoutes(app: FastifyInstance, clicks: Clicks): void {
  adminRoute(app, documentCalls.clicks, {
    role: 'editor',
    summary: 'Counts the clicks on what floats over pages, by document.',
    handle: async () => ({ days: RECENT_DAYS, items: await clicks.recent() }),
  });
}
