import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Convert, Default } from 'typebox/value';
import { fieldErrors } from './fieldErrors.ts';
import { invalidFields } from './HttpError.ts';

/**
 * Checks input with TypeBox. A JSON body is taken at its word: `"5"` is not a number. Parts of an address have no
 * types, so there a text that reads as the expected type is turned into it, and defaults are filled in.
 */
export const schemaValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  const readsText = httpPart !== 'body';
  return (input: unknown) => {
    const value: unknown = readsText ? Convert(schema, Default(schema, { ...Object(input) })) : input;
    if (validator.Check(value)) return { value };
    return { error: invalidFields(fieldErrors(validator.Errors(value))) };
  };
};
