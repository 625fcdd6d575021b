import { textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { color, cutInFrame, length, padding, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import {
  DOTS,
  dotControls,
  rowBesideArrows,
  SLIDE,
  slideFrames,
  slidesControls,
} from '../image-carousel/slidesStyle.ts';

const IMG = ' .elementor-testimonial__image :is(img, picture)';
const TEXT = ' .elementor-testimonial__text';
const NAME = ' .elementor-testimonial__name';
const TITLE = ' .elementor-testimonial__title';
const BUBBLE = ' .elementor-testimonial--skin-bubble .elementor-testimonial__content';

/** The author next to the picture: aligned right, the picture follows the name. */
const BESIDE = ' .elementor-testimonial--layout-image_inline .elementor-testimonial__footer';
const STACKED = ' .elementor-testimonial--layout-image_stacked .elementor-testimonial__footer';
const BORDERED = { when: { image_border: ['yes'] } } as const;

export const testimonialCarouselStyle = styleTable(
  slideFrames,
  rowBesideArrows,
  padding('slide_padding', SLIDE),
  word('alignment', ' .elementor-testimonial', 'text-align', ['left', 'center', 'right', 'start', 'end']),
  word('alignment', ' .elementor-testimonial__footer', 'justify-content', {
    left: 'flex-start',
    start: 'flex-start',
    center: 'center',
    right: 'flex-end',
    end: 'flex-end',
  }),
  word('alignment', STACKED, 'align-items', {
    left: 'flex-start',
    start: 'flex-start',
    right: 'flex-end',
    end: 'flex-end',
  }),
  word(
    'alignment',
    BESIDE,
    {},
    { right: { 'flex-direction': 'row-reverse', 'justify-content': 'flex-start' } },
  ),
  word('alignment', `${BESIDE} > cite`, {}, { right: { 'text-align': 'end' } }),
  length('content_gap', ' .elementor-testimonial', '--p-testimonial-gap'),
  color('content_color', TEXT),
  typography(TEXT, 'content_typography'),
  textShadow('content_text_shadow', TEXT),
  textStroke('text_stroke', TEXT),
  color('name_color', NAME),
  typography(NAME, 'name_typography'),
  color('title_color', TITLE),
  typography(TITLE, 'title_typography'),
  length('image_size', IMG, { 'inline-size': '{}', 'block-size': '{}' }),
  cutInFrame('image_size', ' .elementor-testimonial__image picture'),
  length('image_gap', ' .elementor-testimonial__footer', '--p-face-gap'),
  word('image_border', IMG, {}, { yes: { 'border-style': 'solid' } }, { isForAllDevices: true }),
  color('image_border_color', IMG, 'border-color', BORDERED),
  length('image_border_width', IMG, 'border-width', BORDERED),
  length('image_border_radius', IMG, 'border-radius'),
  color('background_color', BUBBLE, 'background-color'),
  padding('text_padding', BUBBLE),
  radius('border_radius', BUBBLE),
  word('border', BUBBLE, {}, { yes: { 'border-style': 'solid' } }, { isForAllDevices: true }),
  color('border_color', BUBBLE, 'border-color', { when: { border: ['yes'] } }),
  length(
    'border_width',
    BUBBLE,
    { 'border-width': '{}', '--p-bubble-line': '{}' },
    { when: { border: ['yes'] } },
  ),
  slidesControls,
  dotControls('pagination_size', 'pagination_color', 'pagination_color_inactive'),
  length('pagination_gap', DOTS, '--swiper-pagination-bullet-horizontal-gap'),
);
