import { isRecord, percentDecoded } from '@portico/kernel/records';
import { slugOf } from '@portico/kernel/slugs';

/** Settings that refer to another document or term by ID. */
const NAMES_A_DOCUMENT =
  /^(?:.*_)?(?:template_id|post_id|page_id|popup_id|popup|saved_template|component_id|templateID)$/;
const NAMES_A_TERM = /^(?:.*_)?(?:term_id|term_ids|category_ids|tag_ids)$/;

export interface NewIds {
  readonly documents: ReadonlyMap<string, string>;
  readonly terms: ReadonlyMap<string, string>;
  /** What menus are called here, by their slugs in the kit. */
  readonly menus?: ReadonlyMap<string, string>;
}

/** Replaces references to a kit's items with the IDs they have here. */
export function renumber(value: unknown, ids: NewIds): unknown {
  if (Array.isArray(value)) return value.map((entry) => renumber(entry, ids));
  if (typeof value === 'string') return renumberCodes(value, ids.documents);
  if (!isRecord(value)) return value;
  if (value.$$type === 'query') return replaced(value, ids.documents);
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      if (NAMES_A_DOCUMENT.test(name)) return [name, replaced(entry, ids.documents)];
      if (NAMES_A_TERM.test(name)) return [name, replaced(entry, ids.terms)];
      if (name === 'menu' && typeof entry === 'string')
        return [name, ids.menus?.get(slugOf(percentDecoded(entry), 'any')) ?? entry];
      if (name === '__dynamic__') return [name, renumberTags(entry, ids.documents)];
      return [name, renumber(entry, ids)];
    }),
  );
}

/** Shortcodes in texts: `[elementor-template id="8301"]`. */
function renumberCodes(text: string, ids: NewIds['documents']): string {
  if (!text.includes('[elementor-template')) return text;
  return text.replace(IN_CODE, (_, before: string, id: string) => before + (ids.get(id) ?? id));
}

const IN_CODE =
  /(\[elementor-template\s[^[\]]{0,100}?\bid\s{0,3}=\s{0,3}(?:["'“”]|&quot;|&#8221;)?)(\d{1,15})/gi;

/** Elementor's conditions name a term by its ID, ours by its slug: `include/archive/category/4`. */
export function renumberCondition(
  condition: string,
  {
    documents,
    slugs,
  }: { readonly documents: ReadonlyMap<string, string>; readonly slugs: ReadonlyMap<string, string> },
): string {
  const [mode, name, kind = '', id, ...more] = condition.split('/');
  if (id === undefined || more.length > 0) return condition;
  const here = OF_TERMS.test(kind) ? slugs.get(id) : documents.get(id);
  return [mode, name, kind, here ?? id].join('/');
}

const OF_TERMS = /^(?:in_)?(?:category|post_tag)$/;

/** Dynamic tags are texts with encoded settings: `%7B%22popup%22%3A%228301%22%7D`. */
function renumberTags(tags: unknown, ids: NewIds['documents']): unknown {
  if (!isRecord(tags)) return tags;
  return Object.fromEntries(
    Object.entries(tags).map(([name, tag]) => [
      name,
      typeof tag === 'string'
        ? tag.replace(IN_TAG, (_, before: string, id: string) => before + (ids.get(id) ?? id))
        : tag,
    ]),
  );
}

const IN_TAG = /(%22(?:popup|post_id)%22%3A(?:%22)?)(\d{1,15})/g;

/** A number stays a number and a text a text. */
function replaced(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, ids));
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (typeof value === 'number') return Number(ids.get(String(value)) ?? value);
  // Wrapped, as in version 4 elements.
  if (isRecord(value) && '$$type' in value) return { ...value, value: replaced(value.value, ids) };
  // Chosen from a list: `{ id, label }`.
  if (isRecord(value) && 'id' in value) return { ...value, id: replaced(value.id, ids) };
  return value;
}
