import { choice, color, link, size, text, textarea } from '../../model/fields/Field.ts';
import { LOREM_IPSUM } from '../../model/settings/defaultValues.ts';
import { HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { iconFields } from '../../parts/icon/icon.fields.ts';
import { STAR } from '../../parts/icon/iconClasses.ts';
import { IconBox } from './IconBox.tsx';
import { iconBoxStyle } from './icon-box.style.ts';

export const widget: Widget = {
  type: 'icon-box',
  Render: IconBox,
  style: iconBoxStyle,
  editor: {
    label: 'Icon box',
    category: 'basic',
    keywords: ['box', 'feature', 'service'],
    order: 52,
    icon: 'M12 3l1.500 3l3.500 .5l-2.500 2.400l.6 3.400l-3.100 -1.600l-3.100 1.600l.6 -3.400l-2.500 -2.400l3.500 -.5zM5 16h14M8 20h8',
    fields: [
      ...iconFields,
      text('title_text', 'Title'),
      textarea('description_text', 'Text'),
      link('link', 'Link'),
      choice('title_size', 'Title tag', HEADING_TAG_NAMES),
      choice(
        'position',
        'Icon position',
        { 'block-start': 'Above', 'inline-start': 'Before the text', 'inline-end': 'After the text' },
        { isPerDevice: true },
      ),
      size('icon_size', 'Icon size', { units: ['px', 'em'] }),
      size('icon_space', 'Icon spacing', { units: ['px', 'em'] }),
      color('title_color', 'Title'),
      color('description_color', 'Text colour'),
    ],
    defaults: {
      settings: {
        selected_icon: STAR,
        title_text: 'This is the heading',
        description_text: LOREM_IPSUM,
      },
    },
    newSettings: {
      selected_icon: STAR,
      title_text: 'A title',
      description_text: 'A short description.',
    },
  },
  examples: () => import('./icon-box.gallery.ts'),
};
