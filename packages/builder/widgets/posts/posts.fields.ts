import {
  choice,
  color,
  type Field,
  icon,
  number,
  siteChoice,
  size,
  text,
  toggle,
  type ValueShape,
} from '../../model/fields/Field.ts';
import { HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';
import { SKINS, type Skin } from './postsSettings.ts';

const ONE_TO_SIX = { 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six' };

const HOVERS = {
  gradient: 'Shadow',
  'zoom-in': 'Zoom in',
  'zoom-out': 'Zoom out',
  none: 'Nothing',
};

const MORE = ['load_more_on_click', 'load_more_infinite_scroll'];

function isPaged(...types: readonly string[]): Pick<Field, 'isShown'> {
  const wanted = types.length > 0 ? types : ['numbers', 'prev_next', 'numbers_and_prev_next'];
  return { isShown: ({ pagination_type }) => wanted.includes(String(pagination_type)) };
}

const isExact: Pick<Field, 'isShown'> = { isShown: ({ posts_select_date }) => posts_select_date === 'exact' };

/** The same fields for every skin, each under its own names. */
function fieldsOf(skin: Skin, prefix: string): readonly Field[] {
  const of = (name: string): string => `${prefix}${skin}_${name}`;
  const own = {
    isShown: ({ _skin }: Readonly<Record<string, unknown>>) =>
      (_skin || `${prefix}classic`) === `${prefix}${skin}`,
  };
  return [
    // The number of posts in a page's own list is set by the site.
    ...(prefix ? [] : [number(of('posts_per_page'), 'Number of posts', { min: 1, max: 50 }, own)]),
    ...(skin === 'full_content' ? [toggle(of('thumbnail'), 'Picture', { on: 'thumbnail', ...own })] : []),
    number(
      of('item_ratio'),
      'Picture ratio (height to width)',
      { min: 0.1, max: 2, step: 0.01 },
      { isPerDevice: true, ...own },
    ),
    toggle(of('show_title'), 'Title', { isOnAtFirst: true, ...own }),
    choice(of('title_tag'), 'Title tag', HEADING_TAG_NAMES, own),
    ...(skin === 'full_content' ? [] : briefFields(of, own)),
    ...(skin === 'cards'
      ? [
          toggle(of('show_badge'), 'Badge', { isOnAtFirst: true, ...own }),
          toggle(of('show_avatar'), 'Avatar', {
            isOnAtFirst: true,
            on: 'show-avatar',
            ...own,
          }),
          choice(of('hover_effect'), 'Hover effect', HOVERS, own),
          choice(of('badge_taxonomy'), 'Badge shows', { category: 'Category', post_tag: 'Tag' }, own),
        ]
      : []),
    text(of('meta_separator'), 'Separator', own),
    toggle(of('open_new_tab'), 'Open in a new window', own),
    size(of('row_gap'), 'Row gap', own),
    color(of('title_color'), 'Titles', own),
    color(of('meta_color'), 'Date and comments', own),
  ];
}

type Own = Pick<Field, 'isShown'>;

/** Fields of lists with excerpts only. */
function briefFields(of: (name: string) => string, own: Own): readonly Field[] {
  return [
    choice(of('columns'), 'Columns', ONE_TO_SIX, { isPerDevice: true, ...own }),
    choice(of('thumbnail'), 'Picture', { top: 'Top', left: 'Left', right: 'Right', none: 'None' }, own),
    toggle(of('show_excerpt'), 'Excerpt', { isOnAtFirst: true, ...own }),
    number(of('excerpt_length'), 'Excerpt length (words)', { min: 0, max: 200 }, own),
    toggle(of('apply_to_custom_excerpt'), 'Also shorten custom excerpts', own),
    toggle(of('show_read_more'), 'Read more link', { isOnAtFirst: true, ...own }),
    text(of('read_more_text'), 'Read more text', own),
    toggle(of('masonry'), 'Masonry', own),
    size(of('column_gap'), 'Column gap', own),
    color(of('excerpt_color'), 'Text', own),
    color(of('read_more_color'), 'Link', own),
  ];
}

/** Ids of posts as text: `7, 12`. */
const numbersInText: ValueShape = {
  read: (value) => (Array.isArray(value) ? value.join(', ') : value),
  write: (next) =>
    String(next ?? '')
      .split(/[^\d]+/)
      .filter(Boolean),
};

/** A keyword in a list, as a switch. */
function wordInList(word: string): ValueShape {
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  return {
    read: (value) => (listOf(value).includes(word) ? 'yes' : ''),
    write(next, before) {
      const others = listOf(before).filter((one) => one !== word);
      return next === 'yes' ? [...others, word] : others;
    },
  };
}

/** The fields of each skin, with names that start with `prefix`. */
export function skinFields(prefix: string): readonly Field[] {
  return [
    choice('_skin', 'Style', {
      [`${prefix}classic`]: 'Plain',
      [`${prefix}cards`]: 'Cards',
      [`${prefix}full_content`]: 'Full content',
    }),
    ...SKINS.flatMap((skin) => fieldsOf(skin, prefix)),
  ];
}

const isRelated = isOfType('related');

function isOfType(...types: readonly string[]): Pick<Field, 'isShown'> {
  return { isShown: ({ posts_post_type }) => types.includes(String(posts_post_type ?? 'post')) };
}

export const postsFields: readonly Field[] = [
  ...skinFields(''),
  choice('posts_post_type', 'Source', {
    post: 'Posts',
    page: 'Pages',
    by_id: 'Manual selection',
    current_query: 'Current query',
    related: 'Related posts',
  }),
  text('posts_posts_ids', 'Post IDs (7, 12)', { shape: numbersInText, ...isOfType('by_id') }),
  toggle('posts_include', 'Related by terms', { shape: wordInList('terms'), ...isRelated }),
  toggle('posts_related_taxonomies', 'Same category', { shape: wordInList('category'), ...isRelated }),
  choice(
    'posts_related_fallback',
    'Fallback',
    { fallback_none: 'Nothing', fallback_recent: 'Recent posts' },
    isRelated,
  ),
  siteChoice('portico_categories', 'Categories', 'categories', { isMultiple: true }),
  siteChoice('portico_tags', 'Tags', 'tags', { isMultiple: true }),
  siteChoice('portico_authors', 'Author', 'authors', { none: 'Anyone' }),
  number('posts_offset', 'Offset', { min: 0, max: 1_000 }),
  choice('posts_orderby', 'Order', {
    post_date: 'Date',
    post_title: 'Title',
    modified: 'Last modified',
    comment_count: 'Number of comments',
    rand: 'At random',
  }),
  choice('posts_order', 'Direction', { desc: 'Descending', asc: 'Ascending' }),
  choice('posts_select_date', 'Published', {
    anytime: 'Any time',
    today: 'Past day',
    week: 'Past week',
    month: 'Past month',
    quarter: 'Past quarter',
    year: 'Past year',
    exact: 'Custom dates',
  }),
  text('posts_date_after', 'From (2026-01-31)', isExact),
  text('posts_date_before', 'To (2026-12-31)', isExact),
  toggle('posts_avoid_duplicates', 'Avoid duplicates', isOfType('post', 'page')),
  toggle('posts_exclude', 'Exclude current post', { shape: wordInList('current_post') }),
  toggle('posts_ignore_sticky_posts', 'Ignore sticky posts', { isOnAtFirst: true }),
];

/** Pagination settings. */
export const pagingFields: readonly Field[] = [
  choice('pagination_type', 'Pagination', {
    '': 'None',
    numbers: 'Numbers',
    prev_next: 'Previous and next',
    numbers_and_prev_next: 'Numbers, previous and next',
    load_more_on_click: 'Load more button',
    load_more_infinite_scroll: 'Infinite scroll',
  }),
  number('pagination_page_limit', 'Page limit', { min: 1, max: 1_000 }, isPaged()),
  toggle('pagination_numbers_shorten', 'Shorten numbers', isPaged('numbers', 'numbers_and_prev_next')),
  text('pagination_prev_label', 'Previous label', isPaged('prev_next', 'numbers_and_prev_next')),
  text('pagination_next_label', 'Next label', isPaged('prev_next', 'numbers_and_prev_next')),
  text('text', 'Button text', isPaged('load_more_on_click')),
  icon('load_more_spinner', 'Loading icon', isPaged(...MORE)),
  toggle('load_more_no_posts_message_switcher', 'Message after the last post', isPaged(...MORE)),
  text('load_more_no_posts_custom_message', 'Message', isPaged(...MORE)),
];
