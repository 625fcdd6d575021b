import { choice, color, link, media, size, text, textarea, toggle } from '../../model/fields/Field.ts';
import { coverSize } from '../../model/fields/groups.ts';
import { PLACEHOLDER_PICTURE, SHORT_LOREM_IPSUM } from '../../model/settings/defaultValues.ts';
import { HEADING_TAG_NAMES, TEXT_TAG_NAMES } from '../../model/settings/headingTag.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { graphicFields } from '../../parts/icon/icon.fields.ts';
import { CallToAction } from './CallToAction.tsx';
import { callToActionStyle } from './call-to-action.style.ts';

export const widget: Widget = {
  type: 'call-to-action',
  Render: CallToAction,
  style: callToActionStyle,
  editor: {
    label: 'Call to action',
    category: 'basic',
    keywords: ['cta', 'banner', 'card'],
    order: 56,
    icon: 'M18 8a3 3 0 0 1 0 6M10 8v11a1 1 0 0 1 -1 1h-1a1 1 0 0 1 -1 -1v-5M12 8h0l4.500 -3.700a.9 .9 0 0 1 1.500 .7v12a.9 .9 0 0 1 -1.500 .7l-4.500 -3.700h-8a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h8',
    fields: [
      choice('skin', 'Style', {
        classic: 'Picture above or beside the text',
        cover: 'Picture as background',
      }),
      choice(
        'layout',
        'Picture position',
        { above: 'Above', left: 'Before', right: 'After', below: 'Below' },
        { isShown: ({ skin }) => skin !== 'cover' },
      ),
      media('bg_image', 'Picture'),
      ...coverSize('bg_image'),
      toggle('sequenced_animation', 'Animate elements one after another', {
        on: 'elementor-cta--sequenced-animation',
        group: 'style',
        isShown: ({ skin }) => skin === 'cover',
      }),
      ...graphicFields('graphic_image', 'none'),
      text('title', 'Title'),
      choice('title_tag', 'Title tag', HEADING_TAG_NAMES),
      textarea('description', 'Text'),
      choice('description_tag', 'Text tag', TEXT_TAG_NAMES),
      text('button', 'Button text'),
      link('link', 'Link'),
      choice('link_click', 'Link applies to', { button: 'Button', box: 'Whole box' }),
      text('ribbon_title', 'Ribbon'),
      size('min-height', 'Minimum height', { units: ['px', 'vh'] }),
      color('title_color', 'Title'),
      color('description_color', 'Text colour'),
      color('content_bg_color', 'Background colour'),
    ],
    defaults: {
      settings: {
        title: 'This is the heading',
        description: SHORT_LOREM_IPSUM,
        button: 'Click Here',
        bg_image: PLACEHOLDER_PICTURE,
      },
    },
    newSettings: {
      title: 'Ask us',
      description: 'We answer within a day.',
      button: 'Write',
      bg_image: { url: '' },
      link: { url: '#' },
    },
  },
  examples: () => import('./call-to-action.gallery.ts'),
};
