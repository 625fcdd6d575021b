import { escapeMarkup } from '@portico/kernel/markup';
import { agoInWords, writtenTime } from '@portico/kernel/typesetting';
import { filledTextOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { PostFacts } from '../post/PostFacts.ts';
import type { DynamicFacts } from './DynamicFacts.ts';

/** Returns HTML; empty if there is nothing to show. */
type Text = (settings: Settings, facts: DynamicFacts) => string;

const title: Text = (_settings, { page }) => escapeMarkup(page ? page.title : 'The title of the page');

/** By Elementor's names. */
export const TEXTS: Readonly<Record<string, Text | undefined>> = {
  'post-title': title,
  'page-title': title,
  'archive-title': title,
  'archive-description': (_settings, { page }) => page?.excerpt ?? '',
  'post-excerpt': ({ max_length }, { page }) =>
    page ? firstWords(page.excerpt ?? '', Number(textOf(max_length))) : 'The beginning of the text.',
  'post-date': (settings, facts) => timeOf(settings, facts, 'F j, Y'),
  'post-time': (settings, facts) => timeOf(settings, facts, 'g:i a'),
  'post-terms': termsOf,
  'post-id': (_settings, { post }) => (post?.id ? String(post.id) : ''),
  'author-name': (_settings, { post }) => escapeMarkup(post?.author?.name ?? ''),
  'author-info': ({ key }, { post }) =>
    filledTextOf(key, 'description') === 'description' ? escapeMarkup(post?.author?.about ?? '') : '',
  'comments-number': commentsOf,
  'site-title': (_settings, { site }) => escapeMarkup(site.name),
  'site-tagline': (_settings, { site }) => escapeMarkup(site.tagline),
  'current-date-time': nowOf,
  // It is expanded once the page is complete.
  shortcode: ({ shortcode }) => escapeMarkup(textOf(shortcode)),
};

/** Each letter may be a format code that has to be resolved. */
const MOST_LETTERS = 60;

function timeOf(
  { type, format, custom_format }: Settings,
  { post, time: clock }: DynamicFacts,
  usual: string,
): string {
  if (!post) return '';
  const time = type === 'post_modified_gmt' ? (post.modifiedAt ?? post.publishedAt) : post.publishedAt;
  if (format === 'human' && clock) {
    clock.changesByItself?.();
    return escapeMarkup(agoInWords(clock.now - time, post.language));
  }
  return escapeMarkup(writtenTime(time, lettersOf(format, custom_format, usual), post));
}

function lettersOf(format: unknown, own: unknown, usual: string): string {
  const chosen = filledTextOf(format, 'default');
  if (chosen === 'custom') return filledTextOf(own, usual).slice(0, MOST_LETTERS);
  return chosen === 'default' || chosen === 'human' ? usual : chosen.slice(0, MOST_LETTERS);
}

function termsOf({ taxonomy, separator, link }: Settings, { post }: DynamicFacts): string {
  const names: Readonly<Record<string, 'categories' | 'tags'>> = { category: 'categories', post_tag: 'tags' };
  const terms: PostFacts['tags'] = post?.[names[filledTextOf(taxonomy, 'post_tag')] ?? 'tags'] ?? [];
  const isLinked = link === undefined || link === 'yes' || link === true;
  return terms
    .map(({ href, text }) =>
      isLinked
        ? `<a href="${escapeMarkup(href)}" rel="tag">${escapeMarkup(text)}</a>`
        : `<span>${escapeMarkup(text)}</span>`,
    )
    .join(escapeMarkup(textOf(separator, ', ')));
}

function commentsOf(settings: Settings, { page, post }: DynamicFacts): string {
  const count = post?.comments ?? 0;
  const [none, one, many] = [
    textOf(settings.format_no_comments, 'No Responses'),
    textOf(settings.format_one_comments, 'One Response'),
    textOf(settings.format_many_comments, '{number} Responses'),
  ];
  const said = escapeMarkup(
    count === 0 ? none : count === 1 ? one : many.replaceAll('{number}', String(count)),
  );
  return settings.link_to === 'comments_link'
    ? `<a href="${escapeMarkup(page?.url ?? '')}#comments">${said}</a>`
    : said;
}

function nowOf(
  { date_format, time_format, custom_format }: Settings,
  { time, language }: DynamicFacts,
): string {
  if (!time) return '';
  time.changesByItself?.();
  const day = textOf(date_format, 'default');
  const hour = textOf(time_format, 'default');
  const letters =
    day === 'custom'
      ? filledTextOf(custom_format, 'F j, Y g:i a')
      : [day === 'default' ? 'F j, Y' : day, hour === 'default' ? 'g:i a' : hour].filter(Boolean).join(' ');
  return escapeMarkup(
    writtenTime(time.now, letters.slice(0, MOST_LETTERS), { language, timeZone: time.timeZone }),
  );
}

/** The first words of simple trusted HTML. */
function firstWords(html: string, count: number): string {
  if (!(count > 0)) return html;
  const words = html.split(/\s+/).filter(Boolean);
  return words.length > count ? `${words.slice(0, count).join(' ')}…` : html;
}
