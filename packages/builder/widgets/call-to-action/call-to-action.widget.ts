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
      choice('skin', 'Look', { classic: 'Picture above or beside', cover: 'Picture behind' }),
      choice(
        'layout',
        'Picture stands',
        { above: 'Above', left: 'Before', right: 'After', below: 'Below' },
        { isShown: ({ skin }) => skin !== 'cover' },
      ),
      media('bg_image', 'Picture'),
      ...coverSize('bg_image'),
      toggle('sequenced_animation', 'Words move one after the other', {
        on: 'elementor-cta--sequenced-animation',
        group: 'style',
        isShown: ({ skin }) => skin === 'cover',
      }),
      ...graphicFields('graphic_image', 'none'),
      text('title', 'Title'),
      choice('title_tag', 'The title is', HEADING_TAG_NAMES),
      textarea('description', 'Text'),
      choice('description_tag', 'The text is', TEXT_TAG_NAMES),
      text('button', 'Words of the button'),
      link('link', 'Link'),
      choice('link_click', 'Link is', { button: 'The button', box: 'The whole box' }),
      text('ribbon_title', 'Ribbon'),
      size('min-height', 'Least height', { units: ['px', 'vh'] }),
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
