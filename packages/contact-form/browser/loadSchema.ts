import type { Schema } from '../rules/Rule.ts';
import { tryApi } from './callApi.ts';
import { wpcf7 } from './Wpcf7.ts';

/** Loads the rules of a form, once. Without them only the server validates. */
export async function loadSchema(id: number): Promise<void> {
  if (loading.has(id)) return;
  loading.add(id);
  const schema = (await tryApi(`contact-forms/${id}/feedback/schema`)) as Schema | null;
  if (!Array.isArray(schema?.rules)) return;
  if (JSON.stringify(schema).includes('"file"')) await import('../rules/fileTypes.ts');
  wpcf7().schemas.set(id, schema);
}

const loading = new Set<number>();
