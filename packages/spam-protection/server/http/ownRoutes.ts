import type { Secrets } from '@portico/kernel/server';
import type { FastifyInstance } from 'fastify';
import { OWN_CALLS } from '../../protocol.ts';
import { PIXEL_GIF, type Pixel } from '../calls/pixel.ts';
import type { AltSessions } from '../sessions/createAltSessions.ts';
import type { EventTokens } from '../tokens/createEventTokens.ts';
import type { ProofOfWork } from '../tokens/createProofOfWork.ts';
import { visitorId, visitorOf } from '../visitors.ts';
import { BODY_LIMIT, readFields, refuseLargeBodies, text } from './readFields.ts';

export interface OwnParts {
  readonly secrets: Secrets;
  readonly tokens: EventTokens;
  readonly work: ProofOfWork;
  readonly pixel: Pixel;
  readonly sessions: AltSessions;
}

const VISITORS = { config: { role: 'visitor' } } as const;
const NOT_KEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

/** The calls that other sites ask a third party for. */
export function ownRoutes(app: FastifyInstance, { secrets, tokens, work, pixel, sessions }: OwnParts): void {
  app.route({
    method: ['GET', 'POST'],
    url: OWN_CALLS.eventToken,
    ...VISITORS,
    handler: async (request, reply) =>
      reply
        .headers(NOT_KEPT)
        .send({ token: await tokens.issue(await visitorId(secrets, visitorOf(request))) }),
  });

  app.post(
    OWN_CALLS.proofOfWork,
    { ...VISITORS, bodyLimit: BODY_LIMIT, onRequest: refuseLargeBodies },
    async (request, reply) => {
      const proof = text(await readFields(request), 'proof');
      const standing = await work.check(proof, await visitorId(secrets, visitorOf(request)));
      return reply.headers(NOT_KEPT).send({ solved: standing === 'solved' });
    },
  );

  app.get<{ Params: { name: string } }>('/pixel/:name', VISITORS, async (request, reply) => {
    const visitor = visitorOf(request);
    const [name = ''] = request.params.name.split('.');
    if (await pixel.isOurs(name, visitor))
      await sessions.merge(await visitorId(secrets, visitor), { portico_pixel_seen: true });
    // Everybody gets the picture: a stranger learns nothing from it.
    return reply.headers(NOT_KEPT).type('image/gif').send(PIXEL_GIF);
  });
}
