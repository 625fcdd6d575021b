import type { Static, TObject, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Check, Clean, Create, Default } from 'typebox/value';
import { parsedJson, recordOf } from '../../records/index.ts';

/**
 * Reads a JSON column through a schema of what is relied on. A value that does not fit, because an earlier release or something
 * else wrote it, falls back to the last argument; without a fallback, the error names the column.
 */
export function jsonColumn<Schema extends TSchema>(
  column: `${string}.${string}`,
  schema: Schema,
  otherwise?: Static<Schema>,
): (text: string) => Static<Schema> {
  const validator = Compile(schema);
  return (text) => {
    const value = parsedJson(text);
    if (validator.Check(value)) return value as Static<Schema>;
    if (otherwise !== undefined) return otherwise;
    throw new Error(`The value stored in ${column} is not valid.`);
  };
}

/** Reads stored settings. Values unknown to an older version get their default, and one bad value affects only itself. */
export function completed<Schema extends TObject>(schema: Schema, stored: unknown): Static<Schema> {
  const usual = Create(schema) as Static<Schema>;
  const given = Clean(schema, Default(schema, structuredClone(recordOf(stored))));
  if (Check(schema, given)) return given;
  const good = Object.entries(recordOf(given)).filter(([name, value]) =>
    Check(schema, { ...usual, [name]: value }),
  );
  return { ...usual, ...Object.fromEntries(good) };
}
