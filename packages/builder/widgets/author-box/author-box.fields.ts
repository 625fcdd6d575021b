import {
  choice,
  color,
  type Field,
  html,
  link,
  media,
  size,
  text,
  toggle,
} from '../../model/fields/Field.ts';
import { HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';

const own: Pick<Field, 'isShown'> = { isShown: ({ source }) => source === 'custom' };
const ofPost: Pick<Field, 'isShown'> = { isShown: ({ source }) => source !== 'custom' };

export const authorBoxFields = [
  choice('source', 'Shows', { current: 'Who wrote the post', custom: 'Somebody else' }),
  toggle('show_avatar', 'Initials', { isOnAtFirst: true, ...ofPost }),
  toggle('show_name', 'Name', { isOnAtFirst: true, ...ofPost }),
  toggle('show_biography', 'What they say about themselves', { isOnAtFirst: true, ...ofPost }),
  choice('link_to', 'The name leads to', { '': 'Nowhere', posts_archive: 'Their posts' }, ofPost),
  toggle('show_link', 'Button to their posts', ofPost),
  media('author_avatar', 'Picture', own),
  text('author_name', 'Name', own),
  link('author_website', 'The name leads to', own),
  html('author_bio', 'About them', own),
  link('posts_url', 'The button leads to', own),
  text('link_text', 'Words of the button'),
  choice('author_name_tag', 'The name is', HEADING_TAG_NAMES),
  choice('layout', 'Picture', { left: 'Left', above: 'Above', right: 'Right' }),
  choice('alignment', 'Words', { left: 'Left', center: 'In the middle', right: 'Right' }),
  choice(
    'image_vertical_align',
    'Height of the picture',
    { top: 'At the top', middle: 'In the middle' },
    { isShown: ({ layout }) => layout !== 'above' },
  ),
  size('image_size', 'Size of the picture'),
  color('name_color', 'Name'),
  color('bio_color', 'About them'),
  color('button_text_color', 'Button'),
];
