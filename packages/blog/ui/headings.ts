import { decodeEntities } from '@portico/kernel/markup';

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** A longer list is useless to readers, and a hundred thousand headings would take too long. */
export const MOST_LISTED = 200;

/** Adds an id to every second-level heading of a sanitised text, and lists the first ones. */
export function withHeadings(html: string): { readonly html: string; readonly headings: readonly Heading[] } {
  const headings: Heading[] = [];
  const numbers = new Map<string, number>();
  const used = new Set([...TAKEN, ...[...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)]);
  const linked = html.replace(HEADING, (whole, attributes: string, inner: string) => {
    const text = textOf(inner);
    const known = ID.exec(attributes)?.[1];
    const id = known ?? freeId(text, used, numbers);
    if (text === '') return whole;
    used.add(id);
    if (headings.length < MOST_LISTED) headings.push({ id, text });
    return known ? whole : `<h2${attributes} id="${id}">${inner}</h2>`;
  });
  return { html: linked, headings };
}

/** Ids of the surrounding page, which its own links use. */
const TAKEN = ['content', 'comments', 'respond', 'related-posts', 'site-footer'];
const HEADING = /<h2([^<>]*)>((?:(?!<h2).)*?)<\/h2>/gs;
const ID = /\bid="([^"]+)"/;

function textOf(html: string): string {
  return decodeEntities(html.replace(/<[^<>]*>/g, '')).trim();
}

/** `numbers` holds the last number of each name, so that the thousandth duplicate does not try all before it. */
function freeId(text: string, used: ReadonlySet<string>, numbers: Map<string, number>): string {
  const base =
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section';
  let id = base;
  let number = numbers.get(base) ?? 2;
  for (; used.has(id); number++) id = `${base}-${number}`;
  numbers.set(base, number);
  return id;
}
