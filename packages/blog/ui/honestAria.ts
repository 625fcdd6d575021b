/**
 * Removes ARIA from a sanitised text that is not true: roles of widgets whose scripts are gone, names where none are allowed,
 * labels that point nowhere, and "hidden" around focusable content. Landmarks become plain blocks, because the page has its
 * own. Widgets that this site brings to life keep theirs.
 */
export function honestAria(html: string): string {
  if (ISLAND_MARKUP.test(html)) return html;
  const counts = new Map<string, number>();
  for (const [, id = ''] of html.matchAll(ID)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const isOneElement = (id: string): boolean => counts.get(id) === 1;
  const plain = html.replace(LANDMARK, '<$1div');
  // Most texts have none of it and are not parsed.
  if (!MAY_HAVE_ARIA.test(plain)) return plain;
  return plain.replace(
    START_TAG,
    (whole, name: string, attributes: string, end: string, at: number, all: string) => {
      if (!HAS_ARIA.test(attributes)) return whole;
      const has = new Map(
        [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
      );
      const element: Described = {
        name,
        has,
        isWordsOnly: WORDS_ONLY.has(name) && holdsNoTag(all, at),
        isOneElement,
      };
      const kept = attributes.replace(ATTRIBUTE, (own, key: string, value = '') =>
        isTrue(element, key, value) ? own : '',
      );
      return `<${name}${kept}${end}>`;
    },
  );
}

interface Described {
  readonly name: string;
  readonly has: ReadonlyMap<string, string>;
  /** An inline element with only text or a symbol in it. */
  readonly isWordsOnly: boolean;
  /** Whether an id belongs to exactly one element of the text. */
  readonly isOneElement: (id: string) => boolean;
}

function isTrue(element: Described, key: string, value: string): boolean {
  const { name, has, isWordsOnly, isOneElement } = element;
  const isImage = isWordsOnly && has.get('role') === 'img' && /\S/.test(has.get('aria-label') ?? '');
  const mayBeNamed = isImage || (NAMED.has(name) && (name !== 'a' || has.has('href')));
  switch (key) {
    case 'role':
      return isImage || ROLES[name]?.includes(value) === true;
    case 'aria-hidden':
      return value === 'true' && (name === 'img' || isWordsOnly);
    case 'aria-label':
      return mayBeNamed && /\S/.test(value);
    case 'aria-labelledby':
      return mayBeNamed && namesIn(value).every(isOneElement);
    case 'aria-describedby':
      return namesIn(value).every(isOneElement);
    default:
      return !key.startsWith('aria-');
  }
}

function namesIn(list: string): string[] {
  return list.trim().split(/\s+/);
}

function holdsNoTag(html: string, tagAt: number): boolean {
  const opened = html.indexOf('>', tagAt);
  return html.startsWith('</', html.indexOf('<', opened));
}

const ISLAND_MARKUP = /\sclass="[^"]*(?:elementor-|wp-gr|wpcf7)/;
const ID = /\sid="([^"]+)"/g;
const LANDMARK = /<(\/?)(?:main|nav|aside)\b/g;
const START_TAG = /<([a-z][a-z0-9]*)((?:\s[^\s="/<>]+(?:="[^"]*")?)*)(\s*\/?)>/g;
const HAS_ARIA = /\s(?:role|aria-[a-z]+)(?=[\s=/]|$)/;
const MAY_HAVE_ARIA = /\s(?:role|aria-[a-z]+)[\s=/>]/;
const ATTRIBUTE = /\s([^\s="/>]+)(?:="([^"]*)")?/g;
const WORDS_ONLY = new Set(['span', 'i', 'b', 'em', 'strong', 'sup', 'sub', 'small']);
const ROLES: Readonly<Record<string, readonly string[] | undefined>> = {
  table: ['presentation', 'none'],
  p: ['note'],
  div: ['note'],
};
const NAMED = new Set(
  'a img table figure ul ol audio video details summary blockquote h1 h2 h3 h4 h5 h6 td th'.split(' '),
);
