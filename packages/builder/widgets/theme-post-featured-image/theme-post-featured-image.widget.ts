import { choice, link, media, size, text } from '../../model/fields/Field.ts';
import { alignment, pictureSize } from '../../model/fields/groups.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { imageStyle } from '../image/image.style.ts';
import { PostPicture } from './PostPicture.tsx';

export const widget: Widget = {
  type: 'theme-post-featured-image',
  Render: PostPicture,
  style: imageStyle,
  editor: {
    label: 'Featured picture',
    category: 'site',
    order: 14,
    icon: 'M4 5h16v14h-16zM4 16l5 -5l4 4l3 -3l4 4',
    fields: [
      media('image', 'Fallback picture'),
      ...pictureSize('image'),
      choice('link_to', 'Link', { none: 'None', file: 'Picture file', custom: 'Custom address' }),
      link('link', 'Address', { isShown: ({ link_to }) => link_to === 'custom' }),
      choice('caption_source', 'Caption', {
        none: 'None',
        attachment: 'From the media library',
        custom: 'Custom caption',
      }),
      text('caption', 'Caption text', { isShown: ({ caption_source }) => caption_source === 'custom' }),
      alignment(),
      size('width', 'Width'),
    ],
    newSettings: { align: 'center' },
  },
};
