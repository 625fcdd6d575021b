import { choice, color, link, media, size, text, textarea } from '../../model/fields/Field.ts';
import { pictureSize } from '../../model/fields/groups.ts';
import { LOREM_IPSUM, PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import { HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { ImageBox } from './ImageBox.tsx';
import { imageBoxStyle } from './image-box.style.ts';

export const widget: Widget = {
  type: 'image-box',
  Render: ImageBox,
  style: imageBoxStyle,
  editor: {
    label: 'Picture box',
    category: 'basic',
    keywords: ['image', 'photo', 'box', 'card'],
    order: 53,
    icon: 'M5 3h14v10h-14zM5 11l4 -4l4 4l2 -2l4 4M5 17h14M8 21h8',
    fields: [
      media('image', 'Picture'),
      ...pictureSize('thumbnail'),
      text('title_text', 'Title'),
      textarea('description_text', 'Text'),
      link('link', 'Link'),
      choice('title_size', 'Title tag', HEADING_TAG_NAMES),
      choice('position', 'Picture position', {
        top: 'Above',
        left: 'Before the text',
        right: 'After the text',
      }),
      size('image_size', 'Picture width', { units: ['%', 'px'] }),
      size('image_space', 'Picture spacing', { units: ['px', 'em'] }),
      color('title_color', 'Title'),
      color('description_color', 'Text colour'),
    ],
    defaults: {
      settings: {
        image: PLACEHOLDER_PICTURE,
        title_text: 'This is the heading',
        description_text: LOREM_IPSUM,
      },
    },
    newSettings: {
      image: PLACEHOLDER_PICTURE,
      title_text: 'A title',
      description_text: 'A short description.',
    },
  },
  examples: () => import('./image-box.gallery.ts'),
};
