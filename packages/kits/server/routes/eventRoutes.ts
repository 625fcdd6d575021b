import type { FastifyInstance } from 'fastify';
import { EVENTS_PATH } from '../../wire/public.ts';
import type { Events } from '../events/createEvents.ts';
import { readEvents } from '../events/readEvents.ts';

const LARGEST_BODY = 10 * 1024 * 1024;

/**
 * The endpoint for event reports. It replaces the proxy to an analytics service: events are stored here if the administrator
 * wants it, and sent nowhere else. `track` always returns `1`.
 */
export async function eventRoutes(app: FastifyInstance, events: Events): Promise<void> {
  // A page that is being left can only send plain text.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, (_request, body, done) =>
    done(null, { data: String(body) }),
  );
  app.onRest<{ Params: { '*': string } }>(`${EVENTS_PATH}/*`, {
    ...{ method: 'POST', role: 'editor', bodyLimit: LARGEST_BODY },
    handler: async (request, reply) => {
      const [call] = request.params['*'].split('/');
      if (call !== 'track') return reply.send({});
      const actor = await request.identify();
      await events.record(readEvents(request.body), actor?.userId ?? '');
      return reply.send(1);
    },
  });
}
