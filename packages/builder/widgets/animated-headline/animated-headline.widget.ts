import { choice, color, link, number, text, textarea, toggle } from '../../model/fields/Field.ts';
import { HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { AnimatedHeadline } from './AnimatedHeadline.tsx';
import { animatedHeadlineStyle } from './animated-headline.style.ts';

const isRotating = ({ headline_style: style }: Readonly<Record<string, unknown>>): boolean =>
  style === 'rotate';

const TURN_NAMES = {
  ...{ typing: 'As if typed', clip: 'From their start', flip: 'Turning over', swirl: 'Swinging' },
  ...{ blinds: 'Like blinds', 'drop-in': 'Dropping', wave: 'Growing', slide: 'From above' },
  'slide-down': 'From above, quickly',
};

export const widget: Widget = {
  type: 'animated-headline',
  Render: AnimatedHeadline,
  style: animatedHeadlineStyle,
  editor: {
    label: 'Moving headline',
    category: 'basic',
    keywords: ['animated', 'rotating', 'typing'],
    order: 12,
    icon: 'M4 17h16M6 13l4 -8l4 8M7.500 10h5M17 5v8M4 21c4 -2 8 -2 16 0',
    fields: [
      choice('headline_style', 'Kind', { highlight: 'A stroke', rotate: 'Words that change' }),
      choice(
        'marker',
        'Stroke',
        {
          circle: 'Around',
          underline: 'Below',
          double: 'Twice below',
          curly: 'Waves',
          diagonal: 'Across',
          strikethrough: 'Through',
          x: 'Crossed out',
        },
        { isShown: (settings) => !isRotating(settings) },
      ),
      text('before_text', 'Before'),
      text('highlighted_text', 'Marked', { isShown: (settings) => !isRotating(settings) }),
      textarea('rotating_text', 'Words, one in a line', {
        isShown: isRotating,
        help: 'The first eight are shown.',
      }),
      choice('animation_type', 'They come', TURN_NAMES, { isShown: isRotating }),
      number(
        'rotate_iteration_delay',
        'Milliseconds of each',
        { min: 500, max: 60_000 },
        { isShown: isRotating },
      ),
      toggle('loop', 'Begins anew', { isOnAtFirst: true }),
      text('after_text', 'After'),
      link('link', 'Link'),
      choice('tag', 'Is', HEADING_TAG_NAMES),
      color('title_color', 'Text colour'),
      color('words_color', 'Marked words'),
      color('marker_color', 'Stroke'),
    ],
    defaults: {
      settings: {
        before_text: 'This page is',
        highlighted_text: 'Amazing',
        rotating_text: 'Better\nBigger\nFaster',
      },
    },
    newSettings: { before_text: 'This is', highlighted_text: 'worth', after_text: 'a look' },
  },
  examples: () => import('./animated-headline.gallery.ts'),
};
