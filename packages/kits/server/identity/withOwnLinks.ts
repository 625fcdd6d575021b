import { isRecord, percentDecoded } from '@portico/kernel/records';

/** Where pages of a kit's site are here, by `addressKey` of their addresses there. */
export type OwnLinks = ReadonlyMap<string, string>;

/**
 * Lets links to pages of the kit's site lead to those pages here: in settings, in `href` of HTML, and in menus. Addresses that
 * are merely mentioned stay, as does whatever names a page that did not come.
 */
export function withOwnLinks(value: unknown, links: OwnLinks): unknown {
  if (typeof value === 'string') return inHtml(value, links);
  if (Array.isArray(value)) return value.map((entry) => withOwnLinks(entry, links));
  if (!isRecord(value)) return value;
  const isAtomicLink = value.$$type === 'url';
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const isLink = typeof entry === 'string' && (LINK.has(name) || (isAtomicLink && name === 'value'));
      return [name, isLink ? hereOf(entry, links) : withOwnLinks(entry, links)];
    }),
  );
}

/** The same key for an address with and without `https`, a slash at its end or escapes; empty for one with a query. */
export function addressKey(address: string): string {
  if (address.length > LONGEST || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return '';
  const { host, pathname, search } = new URL(address);
  return search === '' ? host + percentDecoded(pathname).replace(/\/$/, '') : '';
}

const LINK: ReadonlySet<string> = new Set(['url', 'href']);
const LONGEST = 2000;

function hereOf(address: string, links: OwnLinks): string {
  const key = addressKey(address);
  const here = key === '' ? undefined : links.get(key);
  return here === undefined ? address : here + new URL(address).hash;
}

function inHtml(text: string, links: OwnLinks): string {
  if (!text.includes('href=')) return text;
  return text.replace(HREF, (_, before: string, address: string) => before + hereOf(address, links));
}

const HREF = /(\bhref=["'])(https?:\/\/[^\s"'<>&]{1,2000})/gi;
