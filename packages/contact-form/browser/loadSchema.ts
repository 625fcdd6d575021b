import type { Schema } from '../rules/Rule.ts';
import { tryApi } from './callApi.ts';
import { wpcf7 } from './Wpcf7.ts';

/** Loads the rules of a form, once. Without them nothing is checked before it is sent, and the server does. */
export async function loadSchema(id: number): Promise<void> {
  if (loading.has(id)) return;
  loading.add(id);
  const schema = await tryApi(`contact-forms/${id}/feedback/schema`);
  if (!isSchema(schema)) return;
  if (ASKS_FOR_FILES.test(JSON.stringify(schema))) await import('../rules/fileTypes.ts');
  wpcf7().schemas.set(id, schema);
}

const ASKS_FOR_FILES = /"rule":"file"/;

const loading = new Set<number>();

function isSchema(value: unknown): value is Schema {
  return Array.isArray((value as Partial<Schema> | null)?.rules);
}
