import { choice, link, media, sides, size, text } from '../../editor/fields/Field.ts';
import { alignment } from '../../editor/fields/groups.ts';

export const imageFields = [
  media('image', 'Picture'),
  choice('caption_source', 'Caption', { none: 'None', custom: 'Words of your own' }),
  text('caption', 'Caption’s words', { isShown: (settings) => settings.caption_source === 'custom' }),
  choice('link_to', 'Leads to', { none: 'Nowhere', file: 'The picture itself', custom: 'An address' }),
  link('link', 'Address', { isShown: (settings) => settings.link_to === 'custom' }),
  choice(
    'open_lightbox',
    'Opens in the lightbox',
    { default: 'As the site', yes: 'Yes', no: 'No' },
    { isShown: (settings) => settings.link_to === 'file' },
  ),
  alignment(),
  size('width', 'Width'),
  size('space', 'At most as wide as'),
  size('height', 'Height'),
  choice(
    'object-fit',
    'Fitting',
    { '': 'As it is', cover: 'Fills', contain: 'Shown whole', fill: 'Stretched' },
    { group: 'style', isPerDevice: true },
  ),
  sides('image_border_radius', 'Round corners'),
];
