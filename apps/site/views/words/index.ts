import { inLanguage } from '@portico/kernel/languages';
import { arabic } from './arabic.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { MessagePhrases } from './MessagePhrases.ts';
import { spanish } from './spanish.ts';

const phrases: Readonly<Record<string, MessagePhrases>> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
};

/** Texts of pages that cannot show anything; falls back to English. */
export function messagesIn(language: string): MessagePhrases {
  return inLanguage(phrases, language) ?? english;
}

/** The owner's title of such a page, or our translation if it was never changed. */
export function notFoundTitle(own: string, language: string): string {
  return own === english.notFound.title ? messagesIn(language).notFound.title : own;
}
