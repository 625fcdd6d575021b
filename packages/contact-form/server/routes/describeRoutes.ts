import type { FastifyInstance } from 'fastify';
import { API_NAMESPACE } from '../../protocol.ts';
import { checks } from '../../rules/checks.ts';

/** Says to whoever asks by OPTIONS what can be done at the public addresses, in the shape that WordPress gives it. */
export function describeRoutes(app: FastifyInstance, base: string): void {
  for (const { path, methods, schema } of ROUTES)
    app.options(`${base}/:id/${path}`, { config: { role: 'visitor' } }, async (_request, reply) => {
      reply.headers({ allow: methods.join(', '), 'cache-control': 'public, max-age=3600' });
      const endpoints = [{ methods, args: [] }];
      return { namespace: API_NAMESPACE, methods, endpoints, ...(schema && { schema }) };
    });
}

const numberOrText = { type: ['number', 'string'] };

/** What a schema of rules looks like, as a schema. */
const META_SCHEMA = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'contact-form-rules',
  type: 'object',
  properties: {
    version: { type: 'string' },
    locale: { type: 'string' },
    rules: { type: 'array', items: { $ref: '#/definitions/rule' } },
  },
  required: ['rules'],
  definitions: {
    rule: {
      type: 'object',
      properties: {
        rule: { type: 'string', enum: [...Object.keys(checks), 'all', 'any'] },
        field: { type: 'string', pattern: '^[A-Za-z][-A-Za-z0-9_:]*$' },
        error: { type: 'string' },
        accept: { type: 'array', items: numberOrText },
        threshold: numberOrText,
        base: numberOrText,
        interval: numberOrText,
        rules: { type: 'array', items: { $ref: '#/definitions/rule' } },
      },
      required: ['rule'],
    },
  },
};

const ROUTES = [
  { path: 'feedback', methods: ['POST'], schema: null },
  { path: 'feedback/schema', methods: ['GET'], schema: META_SCHEMA },
  { path: 'refill', methods: ['GET'], schema: null },
];
