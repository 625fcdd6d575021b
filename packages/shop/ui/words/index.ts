import { inLanguage } from '@portico/kernel/languages';
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

/** The shop's texts in a language; falls back to English. */
export function shopPhrasesIn(language = 'en'): ShopPhrases {
  return inLanguage(phrases, language) ?? english;
}

/** The owner's texts, or the defaults in the site's language if they were never changed. */
export function shopWords<Words extends Partial<ShopPhrases['usual']>>(own: Words, language: string): Words {
  const { usual } = shopPhrasesIn(language);
  const untouched = (Object.keys(usual) as (keyof ShopPhrases['usual'])[]).filter(
    (name) => own[name] === english.usual[name],
  );
  return { ...own, ...Object.fromEntries(untouched.map((name) => [name, usual[name]])) };
}
