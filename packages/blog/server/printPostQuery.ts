import type { PostQuery } from './Blog.ts';

/**
 * A list's query as printed in its page and accepted by the endpoint: slugs, never ids, because the endpoint knows only slugs.
 * If empty it is a list, as PHP prints an empty array.
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
