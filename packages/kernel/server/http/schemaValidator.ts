import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Convert, Default } from 'typebox/value';
import { fieldErrors } from './fieldErrors.ts';
import { invalidFields } from './HttpError.ts';

/**
 * Validates input with TypeBox. A JSON body is strict: `"5"` is not a number. Path and query have no types, so there a text
 * that reads as the expected type is converted, and defaults are filled in.
 */
export const schemaValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const readsText = httpPart !== 'body';
  return (input: unknown) => {
    const validator = validatorOf(schema);
    const value: unknown = readsText ? readTexts(schema, { ...Object(input) }) : input;
    if (validator.Check(value)) return { value };
    return { error: invalidFields(fieldErrors(validator.Errors(value))) };
  };
};

const validators = new WeakMap<TSchema, Validator>();

/** Compiled on first use, and once for all routes that share it: together they would slow down every start. */
function validatorOf(schema: TSchema): Validator {
  const known = validators.get(schema);
  if (known) return known;
  const compiled = Compile(schema);
  validators.set(schema, compiled);
  return compiled;
}

/** TypeBox reads `1.5` as the integer 1, and an empty text as 0. Only the canonical spelling of a number is accepted. */
function readTexts(schema: TSchema, texts: Readonly<Record<string, unknown>>): unknown {
  const read = Object.entries(Object(Convert(schema, Default(schema, { ...texts }))));
  return Object.fromEntries(
    read.map(([name, value]) => {
      const text = texts[name];
      const isOtherNumber = typeof value === 'number' && typeof text === 'string' && String(value) !== text;
      return [name, isOtherNumber ? text : value];
    }),
  );
}
