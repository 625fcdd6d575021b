import { english } from './english.ts';
import type { LocaleTable } from './LocaleTable.ts';
import { languageKey } from './languageKey.ts';
import { languages } from './languages.ts';

/** The words for a language tag, and whose plural rules they follow; English where nobody has written its own. */
export function tableFor(tag: string): { language: string; table: LocaleTable } {
  const language = languageKey(tag);
  const table = languages[language];
  return table ? { language, table } : { language: 'en', table: english };
}
