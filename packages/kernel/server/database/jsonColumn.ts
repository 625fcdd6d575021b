import type { Static, TObject, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Check, Clean, Create, Default } from 'typebox/value';
import { parsedJson, recordOf } from '../../records/index.ts';

/**
 * Reads a column of JSON through the schema of what is relied on. What does not fit, because an earlier release or another
 * hand wrote it, is read as the last argument; where nothing can stand in for it, the error names the column.
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
    throw new Error(`What is stored in ${column} is not what belongs there.`);
  };
}

/** Settings as they were stored. What an older version did not know has its default, and one bad value costs that value alone. */
export function completed<Schema extends TObject>(schema: Schema, stored: unknown): Static<Schema> {
  const usual = Create(schema) as Static<Schema>;
  const given = Clean(schema, Default(schema, structuredClone(recordOf(stored))));
  if (Check(schema, given)) return given;
  const good = Object.entries(recordOf(given)).filter(([name, value]) =>
    Check(schema, { ...usual, [name]: value }),
  );
  return { ...usual, ...Object.fromEntries(good) };
}
