import { background } from '../../model/styles/groups/background.ts';
import { border } from '../../model/styles/groups/frame.ts';
import { padding, radius } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { carouselControls } from './carouselControls.style.ts';

const SLIDE = ' .swiper-slide > .e-n-carousel-slide > .e-con';

export const nestedCarouselStyle = styleTable(
  background('content_background', SLIDE),
  border('content_border', SLIDE),
  radius('border_radius', SLIDE),
  padding('content_padding', SLIDE),
  carouselControls,
);
