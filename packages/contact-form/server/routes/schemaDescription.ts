import { API_NAMESPACE, SCHEMA_VERSION } from '../../wire/public.ts';

/** The self-description of the schema route, in the shape of WordPress's response to `OPTIONS`. */
export const schemaDescription = {
  namespace: API_NAMESPACE,
  methods: ['GET'],
  endpoints: [{ methods: ['GET'], args: [] }],
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: SCHEMA_VERSION,
    description: 'The rules that the fields of a contact form are checked by',
    type: 'object',
    required: ['version', 'locale', 'rules'],
    properties: {
      version: { type: 'string', enum: [SCHEMA_VERSION] },
      locale: { type: 'string' },
      rules: { type: 'array', items: { $ref: '#/$defs/rule' } },
    },
    $defs: {
      rule: {
        type: 'object',
        required: ['rule'],
        properties: {
          rule: { type: 'string' },
          field: { type: 'string', pattern: '^[A-Za-z]' },
          error: { type: 'string' },
          accept: { type: 'array', items: { type: ['string', 'number'] } },
          threshold: { type: ['string', 'number'] },
          base: { type: ['string', 'number'] },
          interval: { type: ['string', 'number'] },
          rules: { type: 'array', items: { $ref: '#/$defs/rule' } },
        },
      },
    },
  },
} as const;
