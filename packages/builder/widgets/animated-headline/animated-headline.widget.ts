import { choice, color, link, number, text, textarea, toggle } from '../../model/fields/Field.ts';
import { HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { AnimatedHeadline } from './AnimatedHeadline.tsx';
import { animatedHeadlineStyle } from './animated-headline.style.ts';

const isRotating = ({ headline_style: style }: Readonly<Record<string, unknown>>): boolean =>
  style === 'rotate';

const isTyping = (settings: Readonly<Record<string, unknown>>): boolean =>
  isRotating(settings) && settings.animation_type === 'typing';

const TURN_NAMES = {
  ...{ typing: 'Typing', clip: 'Clip', flip: 'Flip', swirl: 'Swirl' },
  ...{ blinds: 'Blinds', 'drop-in': 'Drop-in', wave: 'Wave', slide: 'Slide' },
  'slide-down': 'Slide down',
};

export const widget: Widget = {
  type: 'animated-headline',
  Render: AnimatedHeadline,
  style: animatedHeadlineStyle,
  editor: {
    label: 'Animated headline',
    category: 'basic',
    keywords: ['animated', 'rotating', 'typing'],
    order: 12,
    icon: 'M4 17h16M6 13l4 -8l4 8M7.500 10h5M17 5v8M4 21c4 -2 8 -2 16 0',
    fields: [
      choice('headline_style', 'Style', { highlight: 'Highlighted', rotate: 'Rotating' }),
      choice(
        'marker',
        'Shape',
        {
          circle: 'Circle',
          underline: 'Underline',
          double: 'Double underline',
          curly: 'Curly',
          diagonal: 'Diagonal',
          strikethrough: 'Strikethrough',
          x: 'Crossed',
        },
        { isShown: (settings) => !isRotating(settings) },
      ),
      text('before_text', 'Text before'),
      text('highlighted_text', 'Highlighted text', { isShown: (settings) => !isRotating(settings) }),
      textarea('rotating_text', 'Rotating words, one per line', {
        isShown: isRotating,
        help: 'The first eight are shown.',
      }),
      choice('animation_type', 'Animation', TURN_NAMES, { isShown: isRotating }),
      number(
        'rotate_iteration_delay',
        'Duration of each (milliseconds)',
        { min: 500, max: 60_000 },
        { isShown: isRotating },
      ),
      toggle('loop', 'Loop', { isOnAtFirst: true }),
      text('after_text', 'Text after'),
      link('link', 'Link'),
      choice('tag', 'HTML tag', HEADING_TAG_NAMES),
      color('title_color', 'Text colour'),
      color('words_color', 'Highlighted text'),
      color('marker_color', 'Shape colour'),
      color('highlighted_text_background_color', 'Selection background', { isShown: isTyping }),
      color('highlighted_text_color', 'Selected text', { isShown: isTyping }),
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
