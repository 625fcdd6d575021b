import type { BlogParts } from './BlogParts.ts';

/** The language that a page's searches cover; `undefined` for the main one, the default. */
export function searchedLanguage(
  { languages }: Pick<BlogParts, 'languages'>,
  language: string | undefined,
): string | undefined {
  return language !== undefined && languages.indexOf(language) > 0 ? language : undefined;
}
