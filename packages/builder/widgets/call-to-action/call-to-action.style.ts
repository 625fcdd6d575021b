import { boxShadow } from '../../model/styles/groups/frame.ts';
import {
  color,
  cutCover,
  cutPicture,
  length,
  number,
  padding,
  word,
} from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const BUTTON = ' .elementor-cta__button';

export const callToActionStyle = styleTable(
  length('min-height', ' .elementor-cta__content', 'min-block-size'),
  word('alignment', ' .elementor-cta__content', 'text-align', ['start', 'center', 'end', 'left', 'right']),
  padding('padding', ' .elementor-cta__content'),
  length('image_min_width', ' .elementor-cta__bg-wrapper', 'min-inline-size'),
  length('image_min_height', ' .elementor-cta__bg-wrapper', 'min-block-size'),
  cutCover('bg_image', ' .elementor-cta__bg'),
  cutPicture('graphic_image', ' .elementor-cta__image img:where(.size-custom)'),
  color('content_bg_color', ' .elementor-cta__content', 'background-color'),
  color('title_color', ' .elementor-cta__title'),
  typography(' .elementor-cta__title', 'title_typography'),
  length('title_spacing', ' .elementor-cta__title', 'margin-block-end'),
  color('description_color', ' .elementor-cta__description'),
  typography(' .elementor-cta__description', 'description_typography'),
  length('description_spacing', ' .elementor-cta__description', 'margin-block-end'),
  color('icon_primary_color', ' .elementor-icon'),
  length('icon_size', ' .elementor-icon', 'font-size'),
  color('button_text_color', BUTTON),
  color('button_background_color', BUTTON, 'background'),
  color('button_border_color', BUTTON, 'border-color'),
  length('button_border_width', BUTTON, 'border-width'),
  length('button_border_radius', BUTTON, 'border-radius'),
  typography(BUTTON, 'button_typography'),
  color('button_hover_text_color', `${BUTTON}:hover`),
  color('button_hover_background_color', `${BUTTON}:hover`, 'background'),
  color('ribbon_bg_color', ' .elementor-ribbon-inner', 'background-color'),
  color('ribbon_text_color', ' .elementor-ribbon-inner'),
  typography(' .elementor-ribbon-inner', 'ribbon_typography'),
  color('overlay_color', ' .elementor-cta__bg-overlay', 'background-color'),
  color('overlay_color_hover', ' .elementor-cta:hover .elementor-cta__bg-overlay', 'background-color'),
  number('effect_duration', '', '--cta-transition-duration'),
  boxShadow('box_shadow', ' .elementor-cta'),
);
