/** Relative times in the words of one language. */
export interface LocaleTable {
  /** The plural categories of a phrase's forms, in order; the last also covers all others. */
  readonly categories: readonly Intl.LDMLPluralRule[];
  readonly phrases: Readonly<Record<PhraseKey, readonly string[]>>;
}

export const PHRASE_KEYS = [
  'second',
  'minute',
  'minutes',
  'hour',
  'hours',
  'day',
  'days',
  'month',
  'months',
  'year',
  'years',
] as const;
export type PhraseKey = (typeof PHRASE_KEYS)[number];

/**
 * Parses a table from one line: phrases in the order of their keys, separated by `;`, plural forms by `|`, the number as `#`.
 * The most compact format for forty languages.
 */
export function localeTable(line: string, categories = ''): LocaleTable {
  const phrases = line.split(';').map((phrase) => phrase.split('|'));
  return {
    categories: categories.split(' ') as Intl.LDMLPluralRule[],
    phrases: Object.fromEntries(PHRASE_KEYS.map((key, index) => [key, phrases[index] ?? []])) as Record<
      PhraseKey,
      string[]
    >,
  };
}
