import { color, length, padding, sides } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { dotControls, slidesControls } from '../image-carousel/slidesStyle.ts';

const WRAPPER = ' .elementor-image-carousel-wrapper';
const SLIDE = ' .swiper-slide';
const OVERLAY = ' .elementor-carousel-image-overlay';
const PLAY = ' .elementor-custom-embed-play';

export const mediaCarouselStyle = styleTable(
  length('height', WRAPPER, '--p-media-height'),
  length('slideshow_height', WRAPPER, '--p-media-height', { when: { skin: ['slideshow'] } }),
  length('width', WRAPPER, { 'inline-size': '{}', 'margin-inline': 'auto' }),
  length('space_between', WRAPPER, '--gap'),
  color('slide_background_color', SLIDE, 'background-color'),
  sides('slide_border_size', SLIDE, {
    'border-block-width': '{top} {bottom}',
    'border-inline-width': '{left} {right}',
  }),
  color('slide_border_color', SLIDE, 'border-color'),
  padding('slide_padding', SLIDE),
  length('slide_border_radius', SLIDE, 'border-radius'),
  slidesControls,
  dotControls('pagination_size', 'pagination_color', 'pagination_color_inactive'),
  color('play_icon_color', PLAY),
  length('play_icon_size', PLAY, { 'font-size': '{}', '--p-icon-size': '{}' }),
  color('overlay_background_color', OVERLAY, 'background-color'),
  color('overlay_color', OVERLAY),
  length('icon_size', OVERLAY, { 'font-size': '{}', '--p-icon-size': '{}' }),
  typography(OVERLAY, 'caption_typography'),
);
