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
  gradient: 'A shade lifts',
  'zoom-in': 'Picture grows',
  'zoom-out': 'Picture shrinks',
  none: 'Nothing',
};

const MORE = ['load_more_on_click', 'load_more_infinite_scroll'];

function isPaged(...types: readonly string[]): Pick<Field, 'isShown'> {
  const wanted = types.length > 0 ? types : ['numbers', 'prev_next', 'numbers_and_prev_next'];
  return { isShown: ({ pagination_type }) => wanted.includes(String(pagination_type)) };
}

const isExact: Pick<Field, 'isShown'> = { isShown: ({ posts_select_date }) => posts_select_date === 'exact' };

/** The same questions for every skin, each under its own names. */
function fieldsOf(skin: Skin, prefix: string): readonly Field[] {
  const of = (name: string): string => `${prefix}${skin}_${name}`;
  const own = {
    isShown: ({ _skin }: Readonly<Record<string, unknown>>) =>
      (_skin || `${prefix}classic`) === `${prefix}${skin}`,
  };
  return [
    // A list that a page is has as many as the site says.
    ...(prefix ? [] : [number(of('posts_per_page'), 'How many', { min: 1, max: 50 }, own)]),
    ...(skin === 'full_content' ? [toggle(of('thumbnail'), 'Picture', { on: 'thumbnail', ...own })] : []),
    number(
      of('item_ratio'),
      'Height of the picture for one of its width',
      { min: 0.1, max: 2, step: 0.01 },
      { isPerDevice: true, ...own },
    ),
    toggle(of('show_title'), 'Title', { isOnAtFirst: true, ...own }),
    choice(of('title_tag'), 'The title is', HEADING_TAG_NAMES, own),
    ...(skin === 'full_content' ? [] : briefFields(of, own)),
    ...(skin === 'cards'
      ? [
          toggle(of('show_badge'), 'Badge', { isOnAtFirst: true, ...own }),
          toggle(of('show_avatar'), 'Initials of the author', {
            isOnAtFirst: true,
            on: 'show-avatar',
            ...own,
          }),
          choice(of('hover_effect'), 'When pointed at', HOVERS, own),
          choice(of('badge_taxonomy'), 'It says', { category: 'The category', post_tag: 'The tag' }, own),
        ]
      : []),
    text(of('meta_separator'), 'Between day and comments', own),
    toggle(of('open_new_tab'), 'Open in a new window', own),
    size(of('row_gap'), 'Between rows', own),
    color(of('title_color'), 'Titles', own),
    color(of('meta_color'), 'Day and comments', own),
  ];
}

type Own = Pick<Field, 'isShown'>;

/** What only a list has that shows the beginnings of its posts. */
function briefFields(of: (name: string) => string, own: Own): readonly Field[] {
  return [
    choice(of('columns'), 'Columns', ONE_TO_SIX, { isPerDevice: true, ...own }),
    choice(
      of('thumbnail'),
      'Picture',
      { top: 'Above', left: 'At the start', right: 'At the end', none: 'None' },
      own,
    ),
    toggle(of('show_excerpt'), 'Beginning of the text', { isOnAtFirst: true, ...own }),
    number(of('excerpt_length'), 'Words of it', { min: 0, max: 200 }, own),
    toggle(of('apply_to_custom_excerpt'), 'Also of summaries by their authors', own),
    toggle(of('show_read_more'), 'Link to the whole post', { isOnAtFirst: true, ...own }),
    text(of('read_more_text'), 'Words of the link', own),
    toggle(of('masonry'), 'Masonry', own),
    size(of('column_gap'), 'Between columns', own),
    color(of('excerpt_color'), 'Text', own),
    color(of('read_more_color'), 'Link', own),
  ];
}

/** Numbers of posts as one text: `7, 12`. */
const numbersInText: ValueShape = {
  read: (value) => (Array.isArray(value) ? value.join(', ') : value),
  write: (next) =>
    String(next ?? '')
      .split(/[^\d]+/)
      .filter(Boolean),
};

/** A word in a list of them, as a switch. */
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

/** What each skin shows, under names that begin with `prefix`. */
export function skinFields(prefix: string): readonly Field[] {
  return [
    choice('_skin', 'Look', {
      [`${prefix}classic`]: 'Plain',
      [`${prefix}cards`]: 'Cards',
      [`${prefix}full_content`]: 'Whole posts',
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
  choice('posts_post_type', 'Which posts', {
    post: 'Posts',
    page: 'Pages',
    by_id: 'Those with these numbers',
    current_query: 'The list that the page is',
    related: 'Those that have to do with the post',
  }),
  text('posts_posts_ids', 'Their numbers (7, 12)', { shape: numbersInText, ...isOfType('by_id') }),
  toggle('posts_include', 'With the same terms', { shape: wordInList('terms'), ...isRelated }),
  toggle('posts_related_taxonomies', 'In the same category', { shape: wordInList('category'), ...isRelated }),
  choice(
    'posts_related_fallback',
    'Where there are none',
    { fallback_none: 'Nothing', fallback_recent: 'The newest posts' },
    isRelated,
  ),
  siteChoice('portico_categories', 'Only of these categories', 'categories', { isMultiple: true }),
  siteChoice('portico_tags', 'Only with these tags', 'tags', { isMultiple: true }),
  siteChoice('portico_authors', 'Only by', 'authors', { none: 'Everybody' }),
  number('posts_offset', 'Leave out the first', { min: 0, max: 1_000 }),
  choice('posts_orderby', 'Order', {
    post_date: 'Day',
    post_title: 'Title',
    modified: 'Last change',
    comment_count: 'Number of comments',
    rand: 'At random',
  }),
  choice('posts_order', 'Direction', { desc: 'Down', asc: 'Up' }),
  choice('posts_select_date', 'Published', {
    anytime: 'At any time',
    today: 'Since yesterday',
    week: 'Within a week',
    month: 'Within a month',
    quarter: 'Within three months',
    year: 'Within a year',
    exact: 'From one day to another',
  }),
  text('posts_date_after', 'From (2026-01-31)', isExact),
  text('posts_date_before', 'To (2026-12-31)', isExact),
  toggle(
    'posts_avoid_duplicates',
    'Without posts that stand further up on the page',
    isOfType('post', 'page'),
  ),
  toggle('posts_exclude', 'Without the post that it stands on', { shape: wordInList('current_post') }),
  toggle('posts_ignore_sticky_posts', 'Posts that stay on top wait for their turn', { isOnAtFirst: true }),
];

/** How visitors come to further posts. */
export const pagingFields: readonly Field[] = [
  choice('pagination_type', 'Further posts', {
    '': 'None',
    numbers: 'Numbers',
    prev_next: 'Previous and next',
    numbers_and_prev_next: 'Numbers, previous and next',
    load_more_on_click: 'At a click',
    load_more_infinite_scroll: 'While scrolling',
  }),
  number('pagination_page_limit', 'Pages at most', { min: 1, max: 1_000 }, isPaged()),
  toggle('pagination_numbers_shorten', 'Leave out numbers', isPaged('numbers', 'numbers_and_prev_next')),
  text('pagination_prev_label', 'Words of the way back', isPaged('prev_next', 'numbers_and_prev_next')),
  text('pagination_next_label', 'Words of the way on', isPaged('prev_next', 'numbers_and_prev_next')),
  text('text', 'Words of the button', isPaged('load_more_on_click')),
  icon('load_more_spinner', 'While they are loaded', isPaged(...MORE)),
  toggle('load_more_no_posts_message_switcher', 'Words after the last', isPaged(...MORE)),
  text('load_more_no_posts_custom_message', 'They are', isPaged(...MORE)),
];
