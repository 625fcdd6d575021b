import { percentDecoded } from '@portico/kernel/records';
import { stripTags } from '@portico/kernel/server/html';
import { ALTERNATIVES, type PostQuery } from '../Blog.ts';
import { oneLine } from '../text/plainText.ts';
import { slugOf } from '../writing/slugOf.ts';

/**
 * The body of a request for further posts as a query: only allowed members, cleaned. Anything that could reach non-public posts
 * or ask for more than a page is not allowed.
 */
export function cleanQuery(body: unknown): PostQuery {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const sent = new Sent(body);
  const author = sent.userName('author_name');
  return {
    ...only('type', sent.choice('post_type', ['post', 'page'])),
    ...only('categories', sent.slugs(['category_name', 'category'], '+')),
    ...only('tags', sent.slugs(['tag', 'post_tag'], /[+\s]/)),
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
/** Before tags and percent-encoding are removed. */
const LONGEST_SENT = 1_000;
const MOST_SLUGS = 20;
const LARGEST_COUNT = 2 ** 31 - 1;

/** Reads own members by name; inherited ones are ignored. */
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
    const words = oneLine(stripTags((this.text(name) ?? '').slice(0, LONGEST_SENT)), LONGEST_WORDS);
    return words === '' ? undefined : words;
  }

  /**
   * WordPress names a taxonomy in two ways. A post must match every entry of a list, or every part between `+`; of those
   * between commas it must match one.
   */
  slugs(names: readonly string[], between: string | RegExp): readonly string[] | undefined {
    const found = names.flatMap((name): readonly unknown[] => {
      const value = this.value(name);
      if (Array.isArray(value)) return value.slice(0, MOST_SLUGS);
      const text = this.text(name) ?? '';
      return text.includes(ALTERNATIVES) ? [text] : text.split(between, MOST_SLUGS);
    });
    const slugs = found
      .filter((slug): slug is string => typeof slug === 'string')
      .map((slug) => slug.split(ALTERNATIVES, MOST_SLUGS).map(termSlug).filter(Boolean))
      .map((alternatives) => alternatives.join(ALTERNATIVES))
      .filter(Boolean);
    return slugs.length > 0 ? [...new Set(slugs)].slice(0, MOST_SLUGS) : undefined;
  }

  userName(name: string): string | undefined {
    const kept = (this.text(name) ?? '')
      .slice(0, LONGEST_SLUG)
      .replace(/[^\p{L}\p{N} _.@-]/gu, '')
      .trim();
    return kept === '' ? undefined : slugOf(kept) || kept;
  }

  /** Zero means that it was not given, as in WordPress. Numbers that are too large match nothing. */
  count(name: string): number | undefined {
    const value = this.value(name);
    const number = typeof value === 'number' ? Math.trunc(value) : Number.parseInt(this.text(name) ?? '', 10);
    const count = Math.min(Math.abs(number), LARGEST_COUNT);
    return count > 0 && Number.isFinite(number) ? count : undefined;
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name)?.trim().toLowerCase();
    return choices.find((choice) => choice === value);
  }
}

/** As terms are stored. `news/local` is the category `local` below `news`. An invalid slug stays: nothing has it. */
function termSlug(text: string): string {
  const plain = oneLine(percentDecoded(stripTags(text.slice(0, LONGEST_SENT))), LONGEST_SLUG);
  const last = plain.split('/').filter(Boolean).at(-1) ?? '';
  return slugOf(last) || last;
}

function only<Name extends keyof PostQuery>(name: Name, value: PostQuery[Name]): PostQuery {
  return value === undefined ? {} : { [name]: value };
}
