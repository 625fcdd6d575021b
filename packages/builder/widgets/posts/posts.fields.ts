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
          choice(of('badge_taxonomy'), 'It says', { category: 'The category', post_tag: 'The tag' }, own),
        ]
      : []),
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
];
