import { color, length } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { dotControls, slidesControls } from '../image-carousel/slidesStyle.ts';

const ARROW = ' .elementor-swiper-button';

export const loopCarouselStyle = styleTable(
  length('image_spacing_custom', ' .elementor-image-carousel-wrapper', '--gap'),
  slidesControls,
  color('arrow_normal_color', ARROW, { color: '{}', fill: '{}' }),
  color('arrow_hover_color', `${ARROW}:hover`, { color: '{}', fill: '{}' }),
  dotControls('dots_size', 'dots_active_color', 'dots_normal_color'),
);
