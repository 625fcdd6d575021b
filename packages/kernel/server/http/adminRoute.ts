import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Actor } from './Actor.ts';
import { ErrorBody } from './errorAnswer.ts';
import { HttpError, notSignedIn } from './HttpError.ts';
import type { Role } from './Role.ts';
import { schemaValidator } from './schemaValidator.ts';

/** Where all calls behind the administrator's screens live. */
export const ADMIN_API = '/admin/api';

const DEFAULT_BODY_LIMIT = 256 * 1024;

export interface RouteSchemas {
  readonly params?: TSchema;
  readonly query?: TSchema;
  /** Sent as JSON. Leave it out for a call without a body, or to read the body yourself. */
  readonly body?: TSchema;
  /** What `handle` returns. Members that it does not name are left out. Without it the answer is empty (204). */
  readonly answer?: TSchema;
}

export interface AdminRoute<Schemas extends RouteSchemas, Needed extends Role> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/admin/api`: `/outbox/:id`. */
  readonly url: `/${string}`;
  readonly role: Needed;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly schema: Schemas;
  /** Bytes. */
  readonly bodyLimit?: number;
  handle(call: AdminCall<Schemas, Needed>): Promise<Answer<Schemas>> | Answer<Schemas>;
}

export interface AdminCall<Schemas extends RouteSchemas, Needed extends Role> {
  readonly params: Shape<Schemas['params']>;
  readonly query: Shape<Schemas['query']>;
  readonly body: Shape<Schemas['body']>;
  /** Who makes the call. Only a call that is open to visitors can come from nobody. */
  readonly actor: Needed extends 'visitor' ? Actor | null : Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<Schemas extends RouteSchemas> = Schemas['answer'] extends TSchema
  ? Static<Schemas['answer']>
  : // biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers nothing may just end.
    void;

type Shape<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

/** Adds a call behind an administrator's screen: checked, typed and documented from its schemas. */
export function adminRoute<const Schemas extends RouteSchemas, const Needed extends Role>(
  app: FastifyInstance,
  route: AdminRoute<Schemas, Needed>,
): void {
  const { params, query, body, answer } = route.schema;
  app.route({
    method: route.method,
    url: `${ADMIN_API}${route.url}`,
    config: { role: route.role },
    bodyLimit: route.bodyLimit ?? DEFAULT_BODY_LIMIT,
    schema: {
      summary: route.summary,
      tags: [route.url.split('/')[1] ?? ''],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { ...(answer ? { 200: answer } : { 204: EMPTY }), '4xx': ErrorBody },
    },
    validatorCompiler: schemaValidator,
    ...(body && { preValidation: refuseOtherThanJson }),
    async handler(request, reply) {
      const actor = await request.identify();
      if (!actor && route.role !== 'visitor') throw notSignedIn();
      // The schemas have just vouched for what the compiler cannot see: the types of this one call.
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        actor,
        request,
        reply,
      };
      const result = await route.handle(call as AdminCall<Schemas, Needed>);
      reply.header('cache-control', 'no-store');
      return answer ? result : reply.code(204).send();
    },
  });
}

const EMPTY = { type: 'null', description: 'Done.' };

/**
 * A page of another site can make a browser send a form to us, with our cookies, but not JSON. So JSON it must be,
 * even where the server has learnt to read forms for other calls.
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
