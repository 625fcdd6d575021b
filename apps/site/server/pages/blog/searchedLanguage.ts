import type { BlogParts } from './BlogParts.ts';

/** Which language the searches on a page look through; nothing where it is the main one, which they do anyway. */
export function searchedLanguage(
  { languages }: Pick<BlogParts, 'languages'>,
  language: string | undefined,
): string | undefined {
  return language !== undefined && languages.indexOf(language) > 0 ? language : undefined;
}
