import { baseLanguage, inLanguage } from '@portico/kernel/languages';
import { createContext } from 'react';
import { arabic } from './words/arabic.ts';
import type { BlogPhrases } from './words/BlogPhrases.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { spanish } from './words/spanish.ts';

const phrases: Readonly<Record<string, BlogPhrases>> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
};

/** A language's phrases; falls back to English. */
export function phrasesIn(language: string): BlogPhrases {
  return inLanguage(phrases, language) ?? english;
}

/** Language of the surrounding page. */
export const PageLanguage = createContext('en');

/** A post's own language and direction, if different from the page's. */
export function languageAttributes(language: string): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: language, dir: RIGHT_TO_LEFT.has(baseLanguage(language)) ? 'rtl' : 'ltr' };
}

/** The name of a language in that language. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/** Of a year, in words. */
export function monthName(year: number, month: number, language = 'en'): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );
}

const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);
