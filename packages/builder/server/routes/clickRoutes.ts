import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { ClickCounts } from '../../adminProtocol.ts';
import { type Clicks, RECENT_DAYS } from '../clicks/createClicks.ts';

/** How often what floats over pages was clicked of late. */
export function clickRoutes(app: FastifyInstance, clicks: Clicks): void {
  adminRoute(app, {
    method: 'GET',
    url: '/document-clicks',
    role: 'editor',
    summary: 'Counts the clicks on what floats over pages, by document.',
    schema: { answer: ClickCounts },
    handle: async () => ({ days: RECENT_DAYS, items: await clicks.recent() }),
  });
}
