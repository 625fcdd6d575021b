import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Convert, Default } from 'typebox/value';
import { fieldErrors } from './fieldErrors.ts';
import { invalidFields } from './HttpError.ts';

/**
 * Checks input with TypeBox. A JSON body is taken at its word: `"5"` is not a number. Parts of an address have no
 * types, so there a text that reads as the expected type is turned into it, and defaults are filled in.
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

/** Compiled when it is first needed, and once for all routes that share it: together they would lengthen every start. */
function validatorOf(schema: TSchema): Validator {
  const known = validators.get(schema);
  if (known) return known;
  const compiled = Compile(schema);
  validators.set(schema, compiled);
  return compiled;
}

/** TypeBox reads `1.5` as the whole number 1, and nothing as 0. What a number would not be written as is none. */
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
