/** Paths of the blog's pages. */
export const BLOG_PATH = '/blog/';

export const postPath = (slug: string): string => `/${encodeURIComponent(slug)}/`;
export const categoryPath = (slug: string): string => `/category/${encodeURIComponent(slug)}/`;
export const tagPath = (slug: string): string => `/tag/${encodeURIComponent(slug)}/`;
export const authorPath = (slug: string): string => `/author/${encodeURIComponent(slug)}/`;

export const languagePath = (language: string): string => `/language/${encodeURIComponent(language)}/`;

export function datePath(year: number, month?: number, day?: number): string {
  const parts = [String(year).padStart(4, '0'), ...[month, day].filter(isGiven).map(twoDigits)];
  return `/${parts.join('/')}/`;
}

export function searchPath(text: string, language?: string): string {
  return `/?s=${encodeURIComponent(text)}${language ? `&lang=${encodeURIComponent(language)}` : ''}`;
}

/** A further page of a list. The first has the list's own path. */
export function listPagePath(list: string, page: number): string {
  if (page <= 1) return list;
  const [path = '', query] = list.split('?');
  return query === undefined ? `${path}page/${page}/` : `${path}page/${page}/?${query}`;
}

function isGiven(value: number | undefined): value is number {
  return value !== undefined;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
