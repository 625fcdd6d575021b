import { type FormTag, optionValues } from './FormTag.ts';

/** `[select country data:countries]`: adds the values of a predefined list after the tag's own. */
export function withListValues(tag: FormTag, locale: string): FormTag {
  const language = locale.split('_').slice(0, 2).join('-');
  const added = optionValues(tag, 'data').flatMap((name) => LISTS[name]?.(language) ?? []);
  if (added.length === 0) return tag;
  return {
    ...tag,
    values: [...tag.values, ...added],
    pipes: [...tag.pipes, ...added.map((value) => ({ before: value, after: value }))],
  };
}

const LISTS: Readonly<Record<string, (language: string) => string[]>> = {
  countries: (language) => namesOf('region', language, pairsOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ')),
  languages: (language) => namesOf('language', language, pairsOf('abcdefghijklmnopqrstuvwxyz')),
  time_zones: () => Intl.supportedValuesOf('timeZone'),
};

/** Unions, outlying areas and codes that stand for no place. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Obsolete codes resolve to their successor's name, which is listed once. */
function namesOf(type: 'region' | 'language', language: string, codes: readonly string[]): string[] {
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
  const found = codes.filter((code) => !NO_COUNTRIES.has(code)).flatMap((code) => names.of(code) ?? []);
  return [...new Set(found)].sort(new Intl.Collator(language).compare);
}

function pairsOf(letters: string): string[] {
  return [...letters].flatMap((one) => [...letters].map((other) => one + other));
}
