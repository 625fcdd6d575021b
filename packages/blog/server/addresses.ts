import { percentDecoded } from '@portico/kernel/records';
import type { Taxonomy } from './Blog.ts';

/** Paths of the blog's pages. */
export const postPath = ({ slug }: { readonly slug: string }): string => `/${encodeURIComponent(slug)}/`;
export const termPath = (taxonomy: Taxonomy, slug: string): string =>
  `/${taxonomy}/${encodeURIComponent(slug)}/`;
export const authorPath = (slug: string): string => `/author/${encodeURIComponent(slug)}/`;
export const languagePath = (language: string): string => `/language/${encodeURIComponent(language)}/`;
/** A path as the key of old URLs: decoded, without surrounding slashes. */
export function addressKey(path: string): string {
  return percentDecoded(path.replace(/^\/+|(?<!\/)\/+$/g, ''));
}

export const BLOG_PATH = '/blog/';
