import {
  choice,
  color,
  type Field,
  number,
  siteChoice,
  size,
  text,
  toggle,
} from '../../model/fields/Field.ts';
import { HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';
import type { Skin } from './postsSettings.ts';

const ONE_TO_SIX = { 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six' };

const HOVERS = {
  gradient: 'A shade lifts',
  'zoom-in': 'Picture grows',
  'zoom-out': 'Picture shrinks',
  none: 'Nothing',
};

function isPaged(...types: readonly string[]): Pick<Field, 'isShown'> {
  const wanted = types.length > 0 ? types : ['numbers', 'prev_next', 'numbers_and_prev_next'];
  return { isShown: ({ pagination_type }) => wanted.includes(String(pagination_type)) };
}

/** The same questions for every skin, each under its own names. */
function fieldsOf(skin: Skin): readonly Field[] {
  const of = (name: string): string => `${skin}_${name}`;
  const own = {
    isShown: ({ _skin }: Readonly<Record<string, unknown>>) => (_skin || 'classic') === skin,
  };
  return [
    choice(of('columns'), 'Columns', ONE_TO_SIX, { isPerDevice: true, ...own }),
    number(of('posts_per_page'), 'How many', { min: 1, max: 50 }, own),
    choice(
      of('thumbnail'),
      'Picture',
      { top: 'Above', left: 'At the start', right: 'At the end', none: 'None' },
      own,
    ),
    number(
      of('item_ratio'),
      'Height of the picture for one of its width',
      { min: 0.1, max: 2, step: 0.01 },
      own,
    ),
    toggle(of('show_title'), 'Title', { isOnAtFirst: true, ...own }),
    choice(of('title_tag'), 'The title is', HEADING_TAG_NAMES, own),
    toggle(of('show_excerpt'), 'Beginning of the text', { isOnAtFirst: true, ...own }),
    number(of('excerpt_length'), 'Words of it', { min: 0, max: 200 }, own),
    toggle(of('show_read_more'), 'Link to the whole post', { isOnAtFirst: true, ...own }),
    text(of('read_more_text'), 'Words of the link', own),
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
    toggle(of('masonry'), 'Masonry', own),
    toggle(of('open_new_tab'), 'Open in a new window', own),
    size(of('column_gap'), 'Between columns', own),
    size(of('row_gap'), 'Between rows', own),
    color(of('title_color'), 'Titles', own),
    color(of('meta_color'), 'Day and comments', own),
    color(of('excerpt_color'), 'Text', own),
    color(of('read_more_color'), 'Link', own),
  ];
}

export const postsFields: readonly Field[] = [
  choice('_skin', 'Look', { classic: 'Plain', cards: 'Cards' }),
  ...fieldsOf('classic'),
  ...fieldsOf('cards'),
  siteChoice('portico_categories', 'Only of these categories', 'categories', { isMultiple: true }),
  siteChoice('portico_tags', 'Only with these tags', 'tags', { isMultiple: true }),
  siteChoice('portico_authors', 'Only by', 'authors', { none: 'Everybody' }),
  number('posts_offset', 'Leave out the first', { min: 0, max: 1_000 }),
  choice('posts_orderby', 'Order', {
    post_date: 'Day',
    post_title: 'Title',
    modified: 'Last change',
    comment_count: 'Number of comments',
  }),
  choice('posts_order', 'Direction', { desc: 'Down', asc: 'Up' }),
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
];
