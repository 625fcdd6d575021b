import { border } from '../../model/styles/groups/frame.ts';
import { color, cutInFrame, length, padding, sides, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { DOTS, dotControls, SLIDE, slideFrames, slidesControls } from '../image-carousel/slidesStyle.ts';

const IMG = ' .elementor-testimonial__image :is(img, picture)';
const TEXT = ' .elementor-testimonial__text';
const NAME = ' .elementor-testimonial__name';
const TITLE = ' .elementor-testimonial__title';
const BUBBLE = ' .elementor-testimonial--skin-bubble .elementor-testimonial__content';

export const testimonialCarouselStyle = styleTable(
  slideFrames,
  padding('slide_padding', SLIDE),
  word('alignment', ' .elementor-testimonial', 'text-align', ['left', 'center', 'right', 'start', 'end']),
  word('alignment', ' .elementor-testimonial__footer', 'justify-content', {
    left: 'flex-start',
    start: 'flex-start',
    center: 'center',
    right: 'flex-end',
    end: 'flex-end',
  }),
  length('content_gap', ' .elementor-testimonial', '--p-testimonial-gap'),
  color('content_color', TEXT),
  typography(TEXT, 'content_typography'),
  color('name_color', NAME),
  typography(NAME, 'name_typography'),
  color('title_color', TITLE),
  typography(TITLE, 'title_typography'),
  length('image_size', IMG, { 'inline-size': '{}', 'block-size': '{}' }),
  cutInFrame('image_size', ' .elementor-testimonial__image picture'),
  length('image_gap', ' .elementor-testimonial__footer', 'gap'),
  border('image_border', IMG),
  length('image_border_radius', IMG, 'border-radius'),
  color('background_color', BUBBLE, 'background-color'),
  padding('text_padding', BUBBLE),
  sides('border_radius', BUBBLE, { 'border-radius': '{top} {right} {bottom} {left}' }),
  slidesControls,
  dotControls('pagination_size', 'pagination_color', 'pagination_color_inactive'),
  length('pagination_gap', DOTS, '--swiper-pagination-bullet-horizontal-gap'),
);
