import { choice, color, type Field, icon, link, rows, size, text, toggle } from '../../model/fields/Field.ts';

const of = (...types: readonly string[]): Pick<Field, 'isShown'> => ({
  isShown: ({ type }) => types.includes(String(type ?? 'date')),
});
const whose = (setting: string, value: string): Pick<Field, 'isShown'> => ({
  isShown: (row) => row[setting] === value,
});

export const postInfoFields = [
  rows('icon_list', 'Entries', {
    title: 'type',
    rowLabel: 'Entry',
    newRow: { type: 'terms', taxonomy: 'category', link: 'yes', show_icon: 'default' },
    fields: [
      choice('type', 'Type', {
        author: 'Author',
        date: 'Date',
        time: 'Time',
        comments: 'Comments',
        terms: 'Terms',
        custom: 'Custom text',
      }),
      choice(
        'date_format',
        'Format',
        {
          default: 'March 6, 2018',
          1: '2018-03-06',
          2: '03/06/2018',
          3: '06/03/2018',
          custom: 'Custom',
        },
        of('date'),
      ),
      text('custom_date_format', 'Custom format (PHP)', whose('date_format', 'custom')),
      choice(
        'time_format',
        'Format',
        { default: '3:31 pm', 1: '3:31 PM', 2: '15:31', custom: 'Custom' },
        of('time'),
      ),
      text('custom_time_format', 'Custom format (PHP)', whose('time_format', 'custom')),
      choice('taxonomy', 'Taxonomy', { category: 'Categories', post_tag: 'Tags' }, of('terms')),
      text('text_prefix', 'Text before', of('author', 'date', 'time', 'comments', 'terms')),
      toggle('comments_custom_strings', 'Custom wording', of('comments')),
      text('string_no_comments', 'No comments', whose('comments_custom_strings', 'yes')),
      text('string_one_comment', 'One comment', whose('comments_custom_strings', 'yes')),
      text('string_comments', 'Several comments (%s is the number)', whose('comments_custom_strings', 'yes')),
      text('custom_text', 'Text', of('custom')),
      toggle('link', 'Link', {
        isOnAtFirst: true,
        ...of('author', 'date', 'comments', 'terms', 'custom'),
      }),
      link('custom_url', 'Link address', of('custom')),
      toggle('show_avatar', 'Avatar', of('author')),
      size('avatar_size', 'Avatar size', whose('show_avatar', 'yes')),
      choice('show_icon', 'Icon', { default: 'Default', custom: 'Custom', none: 'None' }),
      icon('selected_icon', 'Custom icon', whose('show_icon', 'custom')),
    ],
  }),
  choice('view', 'Layout', { inline: 'Inline', traditional: 'Stacked' }),
  size('space_between', 'Gap'),
  color('icon_color', 'Icons'),
  color('text_color', 'Text colour'),
];
