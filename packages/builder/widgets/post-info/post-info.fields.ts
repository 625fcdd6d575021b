import { choice, color, type Field, icon, link, rows, size, text, toggle } from '../../model/fields/Field.ts';

const of = (...types: readonly string[]): Pick<Field, 'isShown'> => ({
  isShown: ({ type }) => types.includes(String(type ?? 'date')),
});
const whose = (setting: string, value: string): Pick<Field, 'isShown'> => ({
  isShown: (row) => row[setting] === value,
});

export const postInfoFields = [
  rows('icon_list', 'What is said', {
    title: 'type',
    rowLabel: 'Entry',
    newRow: { type: 'terms', taxonomy: 'category', link: 'yes', show_icon: 'default' },
    fields: [
      choice('type', 'Says', {
        author: 'Who wrote it',
        date: 'The day',
        time: 'The time',
        comments: 'How many comments',
        terms: 'Categories or tags',
        custom: 'Words of your own',
      }),
      choice(
        'date_format',
        'Written as',
        {
          default: 'March 6, 2018',
          1: '2018-03-06',
          2: '03/06/2018',
          3: '06/03/2018',
          custom: 'As I write it',
        },
        of('date'),
      ),
      text('custom_date_format', 'In the letters of PHP', whose('date_format', 'custom')),
      choice(
        'time_format',
        'Written as',
        { default: '3:31 pm', 1: '3:31 PM', 2: '15:31', custom: 'As I write it' },
        of('time'),
      ),
      text('custom_time_format', 'In the letters of PHP', whose('time_format', 'custom')),
      choice('taxonomy', 'Which', { category: 'Categories', post_tag: 'Tags' }, of('terms')),
      text('text_prefix', 'Before it', of('author', 'date', 'time', 'comments', 'terms')),
      toggle('comments_custom_strings', 'Own words', of('comments')),
      text('string_no_comments', 'For none', whose('comments_custom_strings', 'yes')),
      text('string_one_comment', 'For one', whose('comments_custom_strings', 'yes')),
      text('string_comments', 'For several, %s is how many', whose('comments_custom_strings', 'yes')),
      text('custom_text', 'Words', of('custom')),
      toggle('link', 'Leads there', {
        isOnAtFirst: true,
        ...of('author', 'date', 'comments', 'terms', 'custom'),
      }),
      link('custom_url', 'Leads to', of('custom')),
      toggle('show_avatar', 'Initials of the author', of('author')),
      size('avatar_size', 'Their size', whose('show_avatar', 'yes')),
      choice('show_icon', 'Icon', { default: 'The usual one', custom: 'Another', none: 'None' }),
      icon('selected_icon', 'Which', whose('show_icon', 'custom')),
    ],
  }),
  choice('view', 'Layout', { inline: 'In a row', traditional: 'Stacked' }),
  size('space_between', 'Gap'),
  color('icon_color', 'Icons'),
  color('text_color', 'Text colour'),
];
