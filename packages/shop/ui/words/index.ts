import { arabic } from './arabic.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { ShopPhrases } from './ShopPhrases.ts';
import { spanish } from './spanish.ts';

export type { ShopPhrases } from './ShopPhrases.ts';

const phrases: Readonly<Record<string, ShopPhrases>> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
};

/** The shop's words in a language; English where there are none. */
export function shopPhrasesIn(language = 'en'): ShopPhrases {
  return phrases[language.split(/[-_]/)[0]?.toLowerCase() ?? ''] ?? english;
}

/** What the owner wrote, or the words of the site's language where that was never touched. */
export function shopWords<Words extends Partial<ShopPhrases['usual']>>(own: Words, language: string): Words {
  const { usual } = shopPhrasesIn(language);
  const untouched = (Object.keys(usual) as (keyof ShopPhrases['usual'])[]).filter(
    (name) => own[name] === english.usual[name],
  );
  return { ...own, ...Object.fromEntries(untouched.map((name) => [name, usual[name]])) };
}
