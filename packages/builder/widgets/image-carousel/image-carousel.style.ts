import { border, textShadow } from '../../model/styles/groups/frame.ts';
import { alignText, color, cutPicture, length, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { DOTS, dotControls } from './slidesStyle.ts';

const WRAPPER = ' .elementor-image-carousel-wrapper';
const ARROWS = ' .elementor-swiper-button';
const PICTURE = ' .swiper-slide-image';
const CAPTION = ' .elementor-image-carousel-caption';
const EDGES = {
  'flex-start': 'flex-start',
  'flex-end': 'flex-end',
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  top: 'flex-start',
  bottom: 'flex-end',
};

export const imageCarouselStyle = styleTable(
  length('image_spacing_custom', WRAPPER, '--gap', { when: { image_spacing: ['custom'] } }),
  length('offset_width', WRAPPER, '--portico-carousel-offset'),
  length('arrows_size', ARROWS, { 'font-size': '{}', '--p-icon-size': '{}' }),
  color('arrows_color', ARROWS, { color: '{}', fill: '{}' }),
  dotControls('dots_size', 'dots_color', 'dots_inactive_color'),
  length('dots_gap', DOTS, '--swiper-pagination-bullet-horizontal-gap'),
  word('gallery_vertical_align', ' .swiper-wrapper', { display: 'flex', 'align-items': '{}' }, EDGES),
  cutPicture('thumbnail', PICTURE),
  border('image_border', PICTURE),
  radius('image_border_radius', PICTURE),
  alignText('caption_align', CAPTION),
  color('caption_text_color', CAPTION),
  typography(CAPTION, 'caption_typography'),
  textShadow('caption_shadow', CAPTION),
  length('caption_space', CAPTION, 'margin-block-start'),
);
