import { writtenTime } from '@portico/kernel/typesetting';
import { type LinkAttributes, linkOf } from '../../model/settings/link.ts';
import { choiceOf, filledTextOf, isOn, type Settings, textOf } from '../../model/settings/read.ts';
import type { PostFacts } from '../../parts/post/PostFacts.ts';

const INFO_TYPES = ['author', 'date', 'time', 'comments', 'terms', 'custom'] as const;
type InfoType = (typeof INFO_TYPES)[number];

/** One fact about a post, as shown. */
export interface InfoItem {
  readonly type: InfoType;
  /** As in a setting. */
  readonly icon: unknown;
  /** Name for the avatar shown in its place. */
  readonly avatarOf: string;
  /** Trusted HTML. */
  readonly prefix: string;
  /** Trusted HTML in a custom item, plain text in every other. */
  readonly words: string;
  readonly terms?: readonly { readonly href?: string; readonly text: string }[];
  readonly link: LinkAttributes | null;
}

/** `null` if there is nothing to show. */
export function infoItem(row: Settings, post: PostFacts | null): InfoItem | null {
  const type = choiceOf(row.type, INFO_TYPES, 'date');
  const said = type === 'custom' ? ownWords(row) : post && OF_POST[type](row, post);
  if (!said || (!said.words && !said.terms?.length)) return null;
  const isLinked = isOn(row.link);
  return {
    ...{ type, words: said.words },
    icon: iconOf(row, type),
    avatarOf: type === 'author' && isOn(row.show_avatar) ? said.words : '',
    prefix: type === 'custom' ? '' : textOf(row.text_prefix),
    ...(said.terms && {
      terms: said.terms.map(({ href, text }) => ({ text, ...(isLinked && { href }) })),
    }),
    link: isLinked ? (said.link ?? null) : null,
  };
}

interface Said {
  readonly words: string;
  readonly terms?: readonly { readonly href: string; readonly text: string }[];
  readonly link?: LinkAttributes | null;
}

function ownWords({ custom_text, custom_url }: Settings): Said {
  return { words: textOf(custom_text), link: linkOf(custom_url) };
}

const OF_POST: Readonly<
  Record<Exclude<InfoType, 'custom'>, (row: Settings, post: PostFacts) => Said | null>
> = {
  author: (_row, { author }) => author && { words: author.name, link: { href: author.href } },
  date: ({ date_format, custom_date_format }, post) => ({
    words: writtenTime(post.publishedAt, lettersOf(DATES, date_format, custom_date_format), post),
    link: { href: post.dayHref },
  }),
  time: ({ time_format, custom_time_format }, post) => ({
    words: writtenTime(post.publishedAt, lettersOf(TIMES, time_format, custom_time_format), post),
  }),
  comments: (row, { comments }) =>
    comments === null ? null : { words: commentWords(row, comments), link: { href: '#comments' } },
  terms: ({ taxonomy }, post) => ({ words: '', terms: post[TERMS[textOf(taxonomy)] ?? 'categories'] }),
};

const TERMS: Readonly<Record<string, 'categories' | 'tags'>> = { category: 'categories', post_tag: 'tags' };

const DATES = ['F j, Y', 'Y-m-d', 'm/d/Y', 'd/m/Y'] as const;
const TIMES = ['g:i a', 'g:i A', 'H:i'] as const;
/** Each letter may be a format code that has to be resolved. */
const MOST_LETTERS = 60;

/** The date format chosen by number, or the author's own. */
function lettersOf(known: readonly [string, ...string[]], chosen: unknown, own: unknown): string {
  if (chosen === 'custom') return filledTextOf(own, known[0]).slice(0, MOST_LETTERS);
  return known[Number(textOf(chosen, '0'))] ?? known[0];
}

function commentWords(row: Settings, count: number): string {
  const isOwn = isOn(row.comments_custom_strings);
  const words = (own: unknown, usual: string): string => (isOwn ? filledTextOf(own, usual) : usual);
  if (count === 0) return words(row.string_no_comments, 'No Comments');
  if (count === 1) return words(row.string_one_comment, 'One Comment').replace('%s', '1');
  return words(row.string_comments, '%s Comments').replace('%s', String(count));
}

function iconOf({ show_icon, selected_icon, icon }: Settings, type: InfoType): unknown {
  if (show_icon === 'none') return null;
  return show_icon === 'custom' ? (selected_icon ?? icon) : ICONS[type];
}

const far = (name: string): object => ({ value: `far fa-${name}`, library: 'fa-regular' });
const fas = (name: string): object => ({ value: `fas fa-${name}`, library: 'fa-solid' });

const ICONS: Readonly<Record<InfoType, object>> = {
  author: far('user-circle'),
  date: fas('calendar'),
  time: far('clock'),
  comments: far('comment-dots'),
  terms: fas('tags'),
  // Elementor Pro uses an icon that its icon set does not have.
  custom: far('tags'),
};
