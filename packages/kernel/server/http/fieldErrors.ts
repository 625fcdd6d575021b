import type { FieldErrors } from './HttpError.ts';

/** One error of a JSON schema validator; TypeBox and Ajv share these members. */
export interface SchemaViolation {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A validator's errors as one sentence per field, worded for whoever filled it in. */
export function fieldErrors(violations: readonly SchemaViolation[]): FieldErrors {
  const fields: Record<string, string> = {};
  const add = (field: string, sentence: string) => {
    fields[field] ??= sentence;
  };
  for (const violation of violations) {
    const at = fieldName(violation.instancePath);
    if (violation.keyword === 'required') {
      for (const name of namesIn(violation.params, 'requiredProperties', 'missingProperty'))
        add(under(at, name), 'This is required.');
    } else if (violation.keyword === 'additionalProperties') {
      for (const name of namesIn(violation.params, 'additionalProperties', 'additionalProperty'))
        add(under(at, name), 'This is not known here.');
    } else if (violation.keyword !== 'boolean') {
      // TypeBox reports an unknown member twice; the `boolean` error has no message.
      add(at, SENTENCE[violation.keyword]?.(violation.params) ?? 'This does not have the expected form.');
    }
  }
  return fields;
}

type Sentence = (params: Readonly<Record<string, unknown>>) => string;

/** Schemas with this pattern require something other than spaces. */
const ANY_LETTER = '\\S';

const SENTENCE: Readonly<Record<string, Sentence>> = {
  type: ({ type }) => `This must be ${TYPE_NAME[String(type)] ?? String(type)}.`,
  minLength: ({ limit }) =>
    limit === 1 ? 'Please fill this in.' : `This needs at least ${limit} characters.`,
  maxLength: ({ limit }) => `This may have at most ${Number(limit).toLocaleString('en')} characters.`,
  minimum: ({ limit }) => `This must be ${limit} or more.`,
  maximum: ({ limit }) => `This must be ${limit} or less.`,
  minItems: ({ limit }) => `This needs at least ${limit} entries.`,
  maxItems: ({ limit }) => `This may have at most ${limit} entries.`,
  enum: ({ allowedValues }) =>
    Array.isArray(allowedValues)
      ? `This must be one of: ${allowedValues.join(', ')}.`
      : 'This is not one of the choices.',
  const: () => 'This is not one of the choices.',
  format: ({ format }) => `This is not a valid ${FORMAT_NAME[String(format)] ?? String(format)}.`,
  pattern: ({ pattern }) =>
    pattern === ANY_LETTER ? 'Please fill this in.' : 'This has characters that are not allowed here.',
};

const TYPE_NAME: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};

const FORMAT_NAME: Readonly<Record<string, string>> = {
  email: 'e-mail address',
  uri: 'address',
  date: 'date',
  'date-time': 'date and time',
};

/** `/address/0/city` → `address.0.city` */
function fieldName(instancePath: string): string {
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

function under(parent: string, name: string): string {
  return parent === '' ? name : `${parent}.${name}`;
}

function namesIn(params: Readonly<Record<string, unknown>>, many: string, one: string): string[] {
  const names = params[many] ?? [params[one]];
  return Array.isArray(names) ? names.map(String) : [];
}
