import { parsedJson } from '@portico/kernel/records';
import type { Clock, Limits } from '@portico/kernel/server';
import { badRequest, HttpError, NOT_KEPT, notFound, overLimit } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Value from 'typebox/value';
import {
  RemoteCorrection,
  RemoteSubmission,
  type RemoteVerdict,
  VERDICT_API,
  VERDICT_HEADERS,
} from '../../wire/admin.ts';
import { SITE_VERDICTS, WRONG_SIGNATURES } from '../spamLimits.ts';
import type { SiteKeyRow } from '../tables.ts';
import type { Correct } from '../verdicts/createCorrection.ts';
import type { Judge } from '../verdicts/createJudge.ts';
import type { VerdictLog } from '../verdicts/createVerdictLog.ts';
import type { Outcome } from '../verdicts/Submission.ts';
import type { SiteKeys } from './createSiteKeys.ts';
import { isSignedBy } from './isSignedBy.ts';

export interface VerdictApiParts {
  readonly clock: Clock;
  readonly correct: Correct;
  readonly judge: Judge;
  readonly limits: Limits;
  readonly log: VerdictLog;
  readonly siteKeys: SiteKeys;
}

const BODY_LIMIT = 256 * 1024;

/** What other sites request from this one, each call signed with the key made for it. */
export function verdictApiRoutes(app: FastifyInstance, parts: VerdictApiParts): void {
  const { correct, judge, log } = parts;
  // The signature covers the raw bytes, so the body must not be parsed before it is checked.
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );

    scope.onRest(VERDICT_API.judge, {
      ...{ method: 'POST', role: 'visitor', bodyLimit: BODY_LIMIT },
      async handler(request, reply) {
        const { key, body } = await signedCall(request, VERDICT_API.judge, parts);
        if (!Value.Check(RemoteSubmission, body))
          throw badRequest('portico_shape', 'This is not a valid submission.');
        const judgement = await judge({
          source: `remote-${body.kind}`,
          about: aboutOf(key),
          visitor: {
            address: body.address ?? '',
            userAgent: body.browser ?? '',
            languages: '',
            cookies: {},
          },
          fields: body.fields ?? {},
          content: {
            text: body.text ?? '',
            name: body.name ?? '',
            email: body.email ?? '',
            url: body.website ?? '',
          },
          canChallenge: false,
        });
        const verdict: RemoteVerdict = {
          id: judgement.verdictId,
          decision: DECISIONS[judgement.outcome],
          reasons: judgement.reasons.map(({ code, weight, sentence }) => ({ code, weight, sentence })),
        };
        return reply.headers(NOT_KEPT).send(verdict);
      },
    });

    scope.onRest(VERDICT_API.correct, {
      ...{ method: 'POST', role: 'visitor', bodyLimit: BODY_LIMIT },
      async handler(request, reply) {
        const { key, body } = await signedCall(request, VERDICT_API.correct, parts);
        if (!Value.Check(RemoteCorrection, body))
          throw badRequest('portico_shape', 'This is not a valid correction.');
        const row = await log.find(body.id);
        // A site may only correct verdicts that it requested itself.
        if (row?.about !== aboutOf(key)) throw notFound('This verdict');
        await correct(row, body.isSpam ? 'spam' : 'ham', key.name);
        return reply.headers(NOT_KEPT).send({ id: row.id });
      },
    });
  });
}

const DECISIONS: Readonly<Record<Outcome, RemoteVerdict['decision']>> = {
  accept: 'allow',
  hold: 'hold',
  challenge: 'hold',
  refuse: 'spam',
};

const TOO_MANY = 'There were too many calls.';

const aboutOf = ({ id }: SiteKeyRow): string => `site:${id}`;

async function signedCall(
  request: FastifyRequest,
  path: string,
  { clock, limits, siteKeys }: VerdictApiParts,
): Promise<{ readonly key: SiteKeyRow; readonly body: unknown }> {
  const header = (name: string): string => String(request.headers[name] ?? '').slice(0, 200);
  const body = typeof request.body === 'string' ? request.body : '';
  const key = await siteKeys.find(header(VERDICT_HEADERS.key));
  const call = {
    ...{ path, body, time: header(VERDICT_HEADERS.time) },
    signature: header(VERDICT_HEADERS.signature),
  };
  if (!key || !isSignedBy(call, key.secret, clock.now())) {
    const over = await limits.take(WRONG_SIGNATURES, request.ip);
    if (over) throw overLimit(TOO_MANY, over);
    throw new HttpError(401, 'portico_signature', 'The key is unknown, or the signature does not fit.');
  }
  const over = await limits.take(SITE_VERDICTS, key.id);
  if (over) throw overLimit(TOO_MANY, over);
  await siteKeys.noteUse(key);
  return { key, body: parsedJson(body) };
}
