import { border } from '../../model/styles/groups/frame.ts';
import { color, length, padding, radius } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { dotControls, slidesControls } from '../image-carousel/slidesStyle.ts';

const SLIDE = ' .swiper-slide > .e-n-carousel-slide';
const ARROW = ' .elementor-swiper-button';

export const nestedCarouselStyle = styleTable(
  length('image_spacing_custom', ' .elementor-image-carousel-wrapper', '--gap'),
  color('content_background_color', SLIDE, 'background-color'),
  border('content_border', SLIDE),
  radius('content_border_radius', SLIDE),
  padding('content_padding', SLIDE),
  slidesControls,
  color('arrow_normal_color', ARROW, { color: '{}', fill: '{}' }),
  color('arrow_hover_color', `${ARROW}:hover`, { color: '{}', fill: '{}' }),
  dotControls('dots_size', 'dots_active_color', 'dots_normal_color'),
);
