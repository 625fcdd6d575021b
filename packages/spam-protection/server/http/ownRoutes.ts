import type { Limits, Secrets } from '@portico/kernel/server';
import {
  FORM_BODY_LIMIT,
  NOT_KEPT,
  readFields,
  refuseLargeBodies,
  textField,
} from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { OWN_CALLS } from '../../wire/public.ts';
import { PIXEL_GIF, type Pixel } from '../calls/pixel.ts';
import type { AltSessions } from '../sessions/createAltSessions.ts';
import { SESSION_CALLS } from '../spamLimits.ts';
import type { EventTokens } from '../tokens/createEventTokens.ts';
import type { ProofOfWork } from '../tokens/createProofOfWork.ts';
import { visitorId, visitorOf } from '../visitors.ts';

export interface OwnParts {
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly tokens: EventTokens;
  readonly work: ProofOfWork;
  readonly pixel: Pixel;
  readonly sessions: AltSessions;
}

/** The calls that other sites make to a third party. */
export function ownRoutes(
  app: FastifyInstance,
  { limits, secrets, tokens, work, pixel, sessions }: OwnParts,
): void {
  app.onRest(OWN_CALLS.eventToken, {
    ...{ method: ['GET', 'POST'], role: 'visitor' },
    handler: async (request, reply) =>
      reply
        .headers(NOT_KEPT)
        .send({ token: await tokens.issue(await visitorId(secrets, visitorOf(request))) }),
  });

  app.onRest(OWN_CALLS.proofOfWork, {
    ...{ method: 'POST', role: 'visitor', bodyLimit: FORM_BODY_LIMIT, onRequest: refuseLargeBodies },
    handler: async (request, reply) => {
      const proof = textField(await readFields(request), 'proof');
      const standing = await work.check(proof, await visitorId(secrets, visitorOf(request)));
      return reply.headers(NOT_KEPT).send({ solved: standing === 'solved' });
    },
  });

  const visitors = { config: { role: 'visitor' } } as const;
  app.get<{ Params: { name: string } }>('/pixel/:name', visitors, async (request, reply) => {
    const visitor = visitorOf(request);
    const [name = ''] = request.params.name.split('.');
    if ((await pixel.isOurs(name, visitor)) && !(await limits.take(SESSION_CALLS, visitor.address)))
      await sessions.merge(await visitorId(secrets, visitor), { portico_pixel_seen: true });
    // Everybody gets the picture: it reveals nothing.
    return reply.headers(NOT_KEPT).type('image/gif').send(PIXEL_GIF);
  });
}
