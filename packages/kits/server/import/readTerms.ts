import { decodeEntities } from '@portico/kernel/markup';
import { isRecord, percentDecoded } from '@portico/kernel/records';
import { slugOf } from '@portico/kernel/server';
import { invalidKit } from '../../manifest/KitError.ts';
import { numberIn } from '../../manifest/numberIn.ts';
import type { TermFile } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import { parentsFirst } from '../contents/parentsFirst.ts';

/** The terms of a taxonomy in a kit, parents before their children whatever the order in the file. */
export async function readTerms(kit: Kit, taxonomy: string): Promise<TermFile[]> {
  const file = `taxonomies/${taxonomy}.json`;
  const raw = await kit.json(file);
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) throw invalidKit(`"${file}" in this kit should be a list of terms.`);
  return parentsFirst(raw.map((term) => termOf(term, taxonomy, file)));
}

function termOf(term: unknown, taxonomy: string, file: string): TermFile {
  const id = isRecord(term) ? numberIn(term.term_id) : Number.NaN;
  if (!isRecord(term) || typeof term.name !== 'string' || !Number.isSafeInteger(id))
    throw invalidKit(`"${file}" in this kit holds something that is not a term.`);
  return {
    term_id: id,
    name: decodeEntities(term.name),
    slug:
      slugOf(typeof term.slug === 'string' ? percentDecoded(term.slug) : term.name, 'any') || `term-${id}`,
    taxonomy,
    description: typeof term.description === 'string' ? decodeEntities(term.description) : '',
    parent: numberIn(term.parent) || 0,
  };
}
