import { color, length, padding } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { dotControls, SLIDE, slideFrames, slidesControls, WRAPPER } from '../image-carousel/slidesStyle.ts';

const OVERLAY = ' .elementor-carousel-image-overlay';
const PLAY = ' .elementor-custom-embed-play';

export const mediaCarouselStyle = styleTable(
  length('height', WRAPPER, '--p-media-height'),
  length('slideshow_height', WRAPPER, '--p-media-height', { when: { skin: ['slideshow'] } }),
  padding('slide_padding', SLIDE),
  slideFrames,
  slidesControls,
  dotControls('pagination_size', 'pagination_color', 'pagination_color_inactive'),
  color('play_icon_color', PLAY),
  length('play_icon_size', PLAY, { 'font-size': '{}', '--p-icon-size': '{}' }),
  color('overlay_background_color', OVERLAY, 'background-color'),
  color('overlay_color', OVERLAY),
  length('icon_size', OVERLAY, { 'font-size': '{}', '--p-icon-size': '{}' }),
  typography(OVERLAY, 'caption_typography'),
);
