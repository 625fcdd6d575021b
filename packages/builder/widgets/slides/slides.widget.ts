import {
  choice,
  color,
  link,
  media,
  number,
  rows,
  size,
  text,
  textarea,
  toggle,
} from '../../model/fields/Field.ts';
import { LOREM_IPSUM } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { SLIDE, Slides } from './Slides.tsx';
import { slideStyle, slidesStyle } from './slides.style.ts';

export const widget: Widget = {
  type: 'slides',
  Render: Slides,
  style: slidesStyle,
  rowStyle: { rows: 'slides', part: ` .${SLIDE}{row}`, style: slideStyle },
  editor: {
    label: 'Slides',
    category: 'media',
    keywords: ['slider', 'hero', 'banner'],
    order: 32,
    icon: 'M4 5h16v11h-16zM8 9h8M9.500 12h5M10 20h.01M12 20h.01M14 20h.01',
    fields: [
      rows('slides', 'Slides', {
        title: 'heading',
        rowLabel: 'Slide',
        newRow: {
          ...{ heading: 'A heading', description: 'A short description.' },
          ...{ button_text: '', background_color: '#1d3b34' },
        },
        fields: [
          text('heading', 'Heading'),
          textarea('description', 'Text'),
          text('button_text', 'Button'),
          link('link', 'Link'),
          choice('link_click', 'Link applies to', { slide: 'Whole slide', button: 'Button' }),
          color('background_color', 'Background'),
          media('background_image', 'Picture'),
          toggle('background_ken_burns', 'Ken Burns effect'),
          choice('zoom_direction', 'Zoom direction', { in: 'In', out: 'Out' }),
          toggle('background_overlay', 'Background overlay'),
          color('background_overlay_color', 'Overlay colour'),
        ],
      }),
      choice('navigation', 'Controls', {
        both: 'Arrows and dots',
        arrows: 'Arrows',
        dots: 'Dots',
        none: 'None',
      }),
      choice('arrows_position', 'Arrow position', { inside: 'Inside', outside: 'Outside' }),
      choice('dots_position', 'Dots position', { inside: 'Inside', outside: 'Outside' }),
      toggle('autoplay', 'Autoplay', { isOnAtFirst: true }),
      number('autoplay_speed', 'Autoplay speed (milliseconds)', { min: 500, max: 60_000, step: 500 }),
      toggle('infinite', 'Infinite loop', { isOnAtFirst: true }),
      choice('transition', 'Effect', { slide: 'Slide', fade: 'Fade' }),
      choice('content_animation', 'Content animation', {
        fadeInUp: 'Up',
        fadeInDown: 'Down',
        fadeInLeft: 'From the left',
        fadeInRight: 'From the right',
        zoomIn: 'Zoom',
        '': 'Not at all',
      }),
      size('slides_height', 'Height', { units: ['px', 'vh', 'em'], max: 1_000 }),
      size('content_max_width', 'Content width'),
      color('heading_color', 'Heading colour'),
      color('description_color', 'Text colour'),
      color('button_text_color', 'Button'),
    ],
    defaults: {
      settings: {
        slides: ['#833ca3', '#4054b2', '#1abc9c'].map((color, index) => ({
          heading: `Slide ${index + 1} Heading`,
          description: 'Lorem ipsum dolor sit amet consectetur adipiscing elit dolor',
          button_text: 'Click Here',
          background_color: color,
        })),
      },
      rows: {
        slides: {
          heading: 'Slide Heading',
          description: LOREM_IPSUM,
          button_text: 'Click Here',
          background_color: '#bbbbbb',
        },
      },
    },
    newSettings: {
      autoplay: '',
      slides: [
        {
          heading: 'The first',
          description: 'A short description.',
          button_text: '',
          background_color: '#1d3b34',
        },
        {
          heading: 'The second',
          description: 'A short description.',
          button_text: '',
          background_color: '#7a2f18',
        },
      ],
    },
    restarts: true,
  },
};
