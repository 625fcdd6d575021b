import { english } from './english.ts';
import type { LocaleTable } from './LocaleTable.ts';
import { languageKey } from './languageKey.ts';
import { languages } from './languages.ts';

/** The table for a language tag, and the language of its plural rules; falls back to English. */
export function tableFor(tag: string): { language: string; table: LocaleTable } {
  const language = languageKey(tag);
  const table = languages[language];
  return table ? { language, table } : { language: 'en', table: english };
}
