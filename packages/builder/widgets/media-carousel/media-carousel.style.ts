import { color, cutCover, length, number, padding, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import {
  DOTS,
  dotControls,
  SLIDE,
  slideFrames,
  slidesControls,
  WRAPPER,
} from '../image-carousel/slidesStyle.ts';
import { RATIOS } from '../video/video.style.ts';

const ONE_AT_A_TIME = { when: { skin: ['slideshow'] } } as const;
const OVERLAY = ' .elementor-carousel-image-overlay';
const PLAY = ' .elementor-custom-embed-play';

export const mediaCarouselStyle = styleTable(
  length('height', WRAPPER, '--p-media-height'),
  length('slideshow_height', WRAPPER, '--p-media-height', ONE_AT_A_TIME),
  cutCover('image_size', ' .elementor-carousel-image', { image_fit: ['', 'cover'] }),
  word('thumbs_ratio', DOTS, '--p-thumb-ratio', RATIOS, ONE_AT_A_TIME),
  // As in Elementor Pro, tablets and phones do not inherit the number from wider screens.
  number('slideshow_slides_per_view', DOTS, '--p-thumbs', {
    ...ONE_AT_A_TIME,
    tabletCss: { '--p-thumbs-tablet': '{}' },
    phoneCss: { '--p-thumbs-phone': '{}' },
  }),
  word('centered_slides', DOTS, '--p-thumbs-from', { yes: 'center' }, ONE_AT_A_TIME),
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
