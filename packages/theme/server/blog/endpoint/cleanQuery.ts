import type { PostQuery } from '../Blog.ts';
import { oneLine } from '../text/plainText.ts';

/**
 * The body of the call for further posts as a query: what is on the list, cleaned, and nothing else. Everything that
 * could reach what is not public, or ask for more than a page, is not on it.
 */
export function cleanQuery(body: unknown): PostQuery {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const sent = new Sent(body);
  const author = sent.userName('author_name');
  return {
    ...only('type', sent.choice('post_type', ['post', 'page'])),
    ...only('categories', sent.slugs('category_name', 'category')),
    ...only('tags', sent.slugs('tag', 'post_tag')),
    ...only('author', author),
    ...(author === undefined && only('authorId', sent.count('author'))),
    ...only('year', sent.count('year')),
    ...only('month', sent.count('monthnum')),
    ...only('day', sent.count('day')),
    ...only('search', sent.words('s')),
    ...(sent.has('orderby') && { orderBy: sent.choice('orderby', ORDERS) ?? 'date' }),
    ...(sent.has('order') && { order: sent.choice('order', ['asc', 'desc']) ?? 'desc' }),
  };
}

const ORDERS = ['date', 'title', 'author', 'modified', 'comment_count'] as const;
const LONGEST_WORDS = 200;
const LONGEST_SLUG = 200;
const MOST_SLUGS = 20;
const LARGEST_COUNT = 2 ** 31 - 1;

/** Reads members by name. A member that only seems to be there, through a prototype, is not. */
class Sent {
  constructor(private readonly body: object) {}

  has(name: string): boolean {
    return Object.hasOwn(this.body, name);
  }

  private value(name: string): unknown {
    return this.has(name) ? (this.body as Record<string, unknown>)[name] : undefined;
  }

  private text(name: string): string | undefined {
    const value = this.value(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }

  words(name: string): string | undefined {
    const words = oneLine(withoutTags(this.text(name) ?? ''), LONGEST_WORDS);
    return words === '' ? undefined : words;
  }

  /** WordPress names a taxonomy in two ways, and lists several slugs as a list or with commas. */
  slugs(...names: readonly string[]): readonly string[] | undefined {
    const found = names.flatMap((name) => {
      const value = this.value(name);
      // `a+b` is how an address asks for posts that have both.
      return Array.isArray(value) ? value.slice(0, MOST_SLUGS) : (this.text(name) ?? '').split(/[+,\s]/);
    });
    const slugs = found
      .filter((slug): slug is string => typeof slug === 'string')
      .map((slug) => lastPart(oneLine(withoutTags(slug), LONGEST_SLUG)))
      .filter((slug) => slug !== '');
    return slugs.length > 0 ? [...new Set(slugs)].slice(0, MOST_SLUGS) : undefined;
  }

  userName(name: string): string | undefined {
    const kept = (this.text(name) ?? '')
      .slice(0, LONGEST_SLUG)
      .replace(/[^\p{L}\p{N} _.@-]/gu, '')
      .trim();
    return kept === '' ? undefined : kept;
  }

  /** Zero means that it was not asked for, as in WordPress. */
  count(name: string): number | undefined {
    const count = Math.abs(Number.parseInt(this.text(name) ?? '', 10));
    return count > 0 && count <= LARGEST_COUNT ? count : undefined;
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name)?.trim().toLowerCase();
    return choices.find((choice) => choice === value);
  }
}

/** `news/local` is the category `local` below `news`. */
function lastPart(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}

function withoutTags(text: string): string {
  return text.replace(/<[^>]*>/g, '');
}

function only<Name extends keyof PostQuery>(name: Name, value: PostQuery[Name]): PostQuery {
  return value === undefined ? {} : { [name]: value };
}
