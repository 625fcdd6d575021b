import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { ADMIN_API, type Endpoint, type Shape } from '../../calls/index.ts';
import type { Actor } from './Actor.ts';
import { ErrorBody } from './errorAnswer.ts';
import { HttpError, notSignedIn } from './HttpError.ts';
import type { Role } from './Role.ts';
import { schemaValidator } from './schemaValidator.ts';

const DEFAULT_BODY_LIMIT = 256 * 1024;

/** How the server handles a call. */
export interface Answering<Call extends Endpoint, Needed extends Role> {
  readonly role: Needed;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  /** Bytes. */
  readonly bodyLimit?: number;
  handle(call: AdminCall<Call, Needed>): Promise<Answer<Call>> | Answer<Call>;
}

export interface AdminCall<Call extends Endpoint, Needed extends Role> {
  readonly params: Shape<Call['params']>;
  readonly query: Shape<Call['query']>;
  readonly body: Shape<Call['body']>;
  /** The caller. Only a call open to visitors can have none. */
  readonly actor: Needed extends 'visitor' ? Actor | null : Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<Call extends Endpoint> = Call['answer'] extends TSchema
  ? Static<Call['answer']>
  : // biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers nothing may just end.
    void;

/** Adds a call of an admin screen: validated, typed and documented from its schemas. */
export function adminRoute<const Call extends Endpoint, const Needed extends Role>(
  app: FastifyInstance,
  { method, path, params, query, body, answer }: Call,
  { role, summary, bodyLimit = DEFAULT_BODY_LIMIT, handle }: Answering<Call, Needed>,
): void {
  app.route({
    method,
    url: `${ADMIN_API}${path}`,
    config: { role },
    bodyLimit,
    schema: {
      summary,
      tags: [path.split('/')[1] ?? ''],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { ...(answer ? { 200: answer } : { 204: EMPTY }), '4xx': ErrorBody },
    },
    validatorCompiler: schemaValidator,
    ...(body && { preValidation: refuseOtherThanJson }),
    async handler(request, reply) {
      const actor = await request.identify();
      if (!actor && role !== 'visitor') throw notSignedIn();
      // The schemas have just verified what the compiler cannot see: the types of this call.
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        actor,
        request,
        reply,
      };
      const result = await handle(call as AdminCall<Call, Needed>);
      reply.header('cache-control', 'no-store');
      return answer ? result : reply.code(204).send();
    },
  });
}

const EMPTY = { type: 'null', description: 'Done.' };

/**
 * Another site's page can make a browser send us a form with our cookies, but not JSON. So JSON is required, even if the server
 * accepts forms for other calls.
 */
async function refuseOtherThanJson(request: FastifyRequest): Promise<void> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new HttpError(
      415,
      'rest_unsupported_media_type',
      'This call takes JSON, with the content type application/json.',
    );
}
