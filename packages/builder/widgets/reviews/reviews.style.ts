import { color, cutInFrame, length, padding } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { dotControls, rowBesideArrows, slideFrames, slidesControls } from '../image-carousel/slidesStyle.ts';

const HEADER = ' .elementor-testimonial__header';
const NAME = ' .elementor-testimonial__name';
const TITLE = ' .elementor-testimonial__title';
const TEXT = ' .elementor-testimonial__text';
const IMG = ' .elementor-testimonial__image :is(img, picture)';
const ICON = ' .elementor-testimonial__icon';
const STARS = ' .elementor-star-rating';

export const reviewsStyle = styleTable(
  slideFrames,
  rowBesideArrows,
  padding('slide_padding', ' .elementor-testimonial__content'),
  padding('slide_padding', HEADER),
  color('header_background_color', HEADER, 'background-color'),
  length('content_gap', HEADER, 'padding-block-end'),
  color('separator_color', HEADER, 'border-block-end-color'),
  length('separator_size', HEADER, 'border-block-end-width'),
  color('name_color', NAME),
  typography(NAME, 'name_typography'),
  color('title_color', TITLE),
  typography(TITLE, 'title_typography'),
  color('content_color', TEXT),
  typography(TEXT, 'content_typography'),
  length('image_size', IMG, { 'inline-size': '{}', 'block-size': '{}' }),
  cutInFrame('image_size', ' .elementor-testimonial__image picture'),
  length('image_gap', HEADER, 'gap'),
  length('image_border_radius', IMG, 'border-radius'),
  color('icon_custom_color', ICON, 'color', { when: { icon_color: ['custom'] } }),
  length('icon_size', ICON, { 'font-size': '{}', '--p-icon-size': '{}' }),
  length('star_size', STARS, 'font-size'),
  length('star_space', `${STARS} i:not(:last-of-type)`, 'margin-inline-end'),
  color('stars_color', `${STARS} i::before`),
  color('stars_unmarked_color', `${STARS} i`),
  slidesControls,
  dotControls('pagination_size', 'pagination_color', 'pagination_color_inactive'),
);
