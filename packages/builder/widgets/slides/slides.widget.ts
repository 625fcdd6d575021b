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
          ...{ heading: 'A heading', description: 'What it is about.' },
          ...{ button_text: '', background_color: '#1d3b34' },
        },
        fields: [
          text('heading', 'Heading'),
          textarea('description', 'Words'),
          text('button_text', 'Button'),
          link('link', 'Link'),
          choice('link_click', 'The link is on', { slide: 'The whole slide', button: 'The button' }),
          color('background_color', 'Background'),
          media('background_image', 'Picture'),
          toggle('background_ken_burns', 'The picture moves slowly'),
          choice('zoom_direction', 'It comes', { in: 'Nearer', out: 'From near' }),
          toggle('background_overlay', 'Layer of colour over the picture'),
          color('background_overlay_color', 'Its colour'),
        ],
      }),
      choice('navigation', 'Controls', {
        both: 'Arrows and dots',
        arrows: 'Arrows',
        dots: 'Dots',
        none: 'None',
      }),
      choice('arrows_position', 'Place of the arrows', { inside: 'Inside', outside: 'Outside' }),
      choice('dots_position', 'Place of the dots', { inside: 'Inside', outside: 'Outside' }),
      toggle('autoplay', 'Moves by itself', { isOnAtFirst: true }),
      number('autoplay_speed', 'Milliseconds for each', { min: 500, max: 60_000, step: 500 }),
      toggle('infinite', 'Begins again after the last', { isOnAtFirst: true }),
      choice('transition', 'Effect', { slide: 'Slide', fade: 'Fade' }),
      choice('content_animation', 'The words come', {
        fadeInUp: 'From below',
        fadeInDown: 'From above',
        fadeInLeft: 'From the left',
        fadeInRight: 'From the right',
        zoomIn: 'Growing',
        '': 'Not at all',
      }),
      size('slides_height', 'Height', { units: ['px', 'vh', 'em'], max: 1_000 }),
      size('content_max_width', 'Width of the words'),
      color('heading_color', 'Heading'),
      color('description_color', 'Words'),
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
          description: 'What it is about.',
          button_text: '',
          background_color: '#1d3b34',
        },
        {
          heading: 'The second',
          description: 'What it is about.',
          button_text: '',
          background_color: '#7a2f18',
        },
      ],
    },
    restarts: true,
  },
};
