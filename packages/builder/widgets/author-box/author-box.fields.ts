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
  choice('source', 'Source', { current: 'Post author', custom: 'Custom' }),
  toggle('show_avatar', 'Avatar', { isOnAtFirst: true, ...ofPost }),
  toggle('show_name', 'Name', { isOnAtFirst: true, ...ofPost }),
  toggle('show_biography', 'Biography', { isOnAtFirst: true, ...ofPost }),
  choice('link_to', 'Name link', { '': 'Nowhere', posts_archive: 'Their posts' }, ofPost),
  toggle('show_link', 'Archive button', ofPost),
  media('author_avatar', 'Picture', own),
  text('author_name', 'Name', own),
  link('author_website', 'Name link', own),
  html('author_bio', 'Biography', own),
  link('posts_url', 'Button link', own),
  text('link_text', 'Button text'),
  choice('author_name_tag', 'Name tag', HEADING_TAG_NAMES),
  choice('layout', 'Picture', { left: 'Left', above: 'Above', right: 'Right' }),
  choice('alignment', 'Alignment', { left: 'Left', center: 'Centre', right: 'Right' }),
  choice(
    'image_vertical_align',
    'Picture alignment',
    { top: 'Top', middle: 'Middle' },
    { isShown: ({ layout }) => layout !== 'above' },
  ),
  size('image_size', 'Picture size'),
  color('name_color', 'Name'),
  color('bio_color', 'Biography'),
  color('button_text_color', 'Button'),
];
