import type { PostQuery } from './Blog.ts';

/**
 * A list's own query as its page prints it and the endpoint takes it: slugs, never ids, because the endpoint knows no
 * others. Without any it is an empty list, as the theme's server writes an array without entries.
 */
export function printPostQuery({ categories, tags, author, year, month, day }: PostQuery): string {
  const wire = {
    ...(categories && { category_name: categories.join('+') }),
    ...(tags && { tag: tags.join('+') }),
    ...(author !== undefined && { author_name: author }),
    ...(year !== undefined && { year }),
    ...(month !== undefined && { monthnum: month }),
    ...(day !== undefined && { day }),
  };
  return Object.keys(wire).length > 0 ? JSON.stringify(wire) : '[]';
}
