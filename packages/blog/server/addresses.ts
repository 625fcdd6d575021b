import type { Taxonomy } from './Blog.ts';

/** Where the blog's things are found, as paths. */
export const postPath = ({ slug }: { readonly slug: string }): string => `/${encodeURIComponent(slug)}/`;
export const termPath = (taxonomy: Taxonomy, slug: string): string =>
  `/${taxonomy}/${encodeURIComponent(slug)}/`;
export const authorPath = (slug: string): string => `/author/${encodeURIComponent(slug)}/`;
export const languagePath = (language: string): string => `/language/${encodeURIComponent(language)}/`;
/** A path as old addresses are kept: in plain letters, without the slashes around it. */
export function addressKey(path: string): string {
  const key = path.replace(/^\/+|(?<!\/)\/+$/g, '');
  try {
    return decodeURIComponent(key);
  } catch {
    // A per cent sign that is none of an address's.
    return key;
  }
}

export const BLOG_PATH = '/blog/';
