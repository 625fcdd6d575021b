import { choice, link, media, sides, size, text } from '../../model/fields/Field.ts';
import { alignment, pictureSize } from '../../model/fields/groups.ts';

export const imageFields = [
  media('image', 'Picture'),
  ...pictureSize('image'),
  choice('caption_source', 'Caption', {
    none: 'None',
    attachment: 'From the media library',
    custom: 'Custom caption',
  }),
  text('caption', 'Caption text', { isShown: (settings) => settings.caption_source === 'custom' }),
  choice('link_to', 'Link', { none: 'None', file: 'Picture file', custom: 'Custom address' }),
  link('link', 'Address', { isShown: (settings) => settings.link_to === 'custom' }),
  choice(
    'open_lightbox',
    'Lightbox',
    { default: 'Site default', yes: 'Yes', no: 'No' },
    { isShown: (settings) => settings.link_to === 'file' },
  ),
  alignment(),
  size('width', 'Width'),
  size('space', 'Maximum width'),
  size('height', 'Height'),
  choice(
    'object-fit',
    'Fit',
    { '': 'Default', cover: 'Cover', contain: 'Contain', fill: 'Stretched' },
    { group: 'style', isPerDevice: true },
  ),
  sides('image_border_radius', 'Round corners'),
];
