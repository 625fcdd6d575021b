import { choice, color, link, size, text, textarea } from '../../model/fields/Field.ts';
import { SHORT_LOREM_IPSUM } from '../../model/settings/defaultValues.ts';
import { HEADING_TAG_NAMES, TEXT_TAG_NAMES } from '../../model/settings/headingTag.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { graphicFields } from '../../parts/icon/icon.fields.ts';
import { STAR } from '../../parts/icon/iconClasses.ts';
import { FlipBox } from './FlipBox.tsx';
import { flipBoxStyle } from './flip-box.style.ts';

export const widget: Widget = {
  type: 'flip-box',
  Render: FlipBox,
  style: flipBoxStyle,
  editor: {
    label: 'Flip box',
    category: 'basic',
    keywords: ['flip', 'card', 'turn'],
    order: 57,
    icon: 'M4 5h9v14h-9zM16 7l4 2v10l-4 -2zM8 9v6',
    fields: [
      ...graphicFields('image', 'icon'),
      text('title_text_a', 'Front title'),
      textarea('description_text_a', 'Front text'),
      text('title_text_b', 'Back title'),
      textarea('description_text_b', 'Back text'),
      choice('title_tag', 'Title tag', HEADING_TAG_NAMES),
      choice('description_tag', 'Text tag', TEXT_TAG_NAMES),
      text('button_text', 'Button text'),
      link('link', 'Link'),
      choice('flip_effect', 'Effect', {
        flip: 'Flip',
        slide: 'Slide',
        'zoom-in': 'Zoom in',
        'zoom-out': 'Zoom out',
        fade: 'Fade',
      }),
      choice('flip_direction', 'Direction', { up: 'Up', down: 'Down', left: 'Left', right: 'Right' }),
      size('height', 'Height', { units: ['px', 'vh'] }),
      color('background_a_color', 'Front'),
      color('background_b_color', 'Back'),
    ],
    defaults: {
      settings: {
        selected_icon: STAR,
        title_text_a: 'This is the heading',
        description_text_a: SHORT_LOREM_IPSUM,
        title_text_b: 'This is the heading',
        description_text_b: SHORT_LOREM_IPSUM,
        button_text: 'Click Here',
      },
    },
    newSettings: {
      selected_icon: STAR,
      title_text_a: 'Front',
      description_text_a: '',
      button_text: '',
      title_text_b: 'Back',
      description_text_b: 'More about it.',
    },
  },
  examples: () => import('./flip-box.gallery.ts'),
};
