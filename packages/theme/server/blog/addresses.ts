import type { Taxonomy } from './Blog.ts';

/** Where the blog's things are found, as paths. */
export const postPath = ({ slug }: { readonly slug: string }): string => `/${encodeURIComponent(slug)}/`;
export const termPath = (taxonomy: Taxonomy, slug: string): string =>
  `/${taxonomy}/${encodeURIComponent(slug)}/`;
export const authorPath = (slug: string): string => `/author/${encodeURIComponent(slug)}/`;
export const languagePath = (language: string): string => `/language/${encodeURIComponent(language)}/`;
export const BLOG_PATH = '/blog/';
