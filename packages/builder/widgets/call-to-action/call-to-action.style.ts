import { border, boxShadow, cssFilters, textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import {
  blend,
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
import { pointedMoves } from '../../parts/element/pointedMoves.ts';
import { ribbonControls } from '../../parts/element/ribbonStyle.ts';
import { boxedIconControls } from '../../parts/icon/iconStyle.ts';

const BUTTON = ' .elementor-cta__button';
const GRAPHIC = ' .elementor-cta__image';
const POINTED = ' .elementor-cta:hover';

/** How the picture moves on hover: start and end. */
const WAYS = {
  'zoom-in': ['none', 'scale(1.2)'],
  'zoom-out': ['scale(1.2)', 'none'],
  'move-left': ['scale(1.2) translateX(8%)', 'scale(1.2) translateX(-8%)'],
  'move-right': ['scale(1.2) translateX(-8%)', 'scale(1.2) translateX(8%)'],
  'move-up': ['scale(1.2) translateY(8%)', 'scale(1.2) translateY(-8%)'],
  'move-down': ['scale(1.2) translateY(-8%)', 'scale(1.2) translateY(8%)'],
} as const;
const MOVES = Object.fromEntries(
  Object.entries(WAYS).map(([way, [from, to]]) => [way, { '--cta-from': from, '--cta-to': to }]),
);

/** Position of the picture, on each device. */
const LAYOUTS = {
  above: { '--cta-flow': 'column', '--cta-picture': 'auto' },
  below: { '--cta-flow': 'column-reverse', '--cta-picture': 'auto' },
  left: { '--cta-flow': 'row', '--cta-picture': '50%' },
  right: { '--cta-flow': 'row-reverse', '--cta-picture': '50%' },
} as const;

const HEIGHTS = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;

const COVER = { when: { skin: ['cover'] }, isForAllDevices: true } as const;

export const callToActionStyle = styleTable(
  word('layout', '.elementor-cta--skin-classic .elementor-cta', {}, LAYOUTS),
  length('min-height', ' .elementor-cta__content', 'min-block-size'),
  word('alignment', ' .elementor-cta__content', 'text-align', ['start', 'center', 'end', 'left', 'right']),
  word('vertical_position', ' .elementor-cta__content', 'justify-content', HEIGHTS),
  padding('padding', ' .elementor-cta__content'),
  length('image_min_width', ' .elementor-cta__bg-wrapper', 'min-inline-size'),
  length('image_min_height', ' .elementor-cta__bg-wrapper', 'min-block-size'),
  cutCover('bg_image', ' .elementor-cta__bg'),
  cutPicture('graphic_image', ' .elementor-cta__image img:where(.size-custom)'),
  length('graphic_image_spacing', GRAPHIC, 'margin-block-end'),
  length('graphic_image_width', `${GRAPHIC} img`, { 'inline-size': '{}', 'max-inline-size': '100%' }),
  border('graphic_image_border', `${GRAPHIC} img`),
  length('graphic_image_border_radius', `${GRAPHIC} img`, 'border-radius'),
  color('content_bg_color', ' .elementor-cta__content', 'background-color'),
  color('title_color', ' .elementor-cta__title'),
  typography(' .elementor-cta__title', 'title_typography'),
  textShadow('title_text_shadow', ' .elementor-cta__title'),
  textStroke('text_stroke', ' .elementor-cta__title'),
  length('title_spacing', ' .elementor-cta__title', 'margin-block-end'),
  color('description_color', ' .elementor-cta__description'),
  typography(' .elementor-cta__description', 'description_typography'),
  length('description_spacing', ' .elementor-cta__description', 'margin-block-end'),
  color('content_bg_color_hover', `${POINTED} .elementor-cta__content`, 'background-color'),
  color('title_color_hover', `${POINTED} .elementor-cta__title`),
  color('description_color_hover', `${POINTED} .elementor-cta__description`),
  ...boxedIconControls(),
  color('button_color', BUTTON, { color: '{}', 'border-color': '{}' }),
  color('button_color_hover', `${POINTED}${BUTTON}`, { color: '{}', 'border-color': '{}' }),
  color('button_text_color', BUTTON),
  color('button_background_color', BUTTON, 'background'),
  color('button_border_color', BUTTON, 'border-color'),
  length('button_border_width', BUTTON, 'border-width'),
  length('button_border_radius', BUTTON, 'border-radius'),
  padding('button_padding', BUTTON),
  typography(BUTTON, 'button_typography'),
  textShadow('button_text_shadow', BUTTON),
  boxShadow('button_box_shadow', BUTTON),
  color('button_hover_text_color', `${BUTTON}:hover`),
  color('button_hover_background_color', `${BUTTON}:hover`, 'background'),
  color('button_hover_border_color', `${BUTTON}:hover`, 'border-color'),
  ribbonControls,
  color('overlay_color', ' .elementor-cta__bg-overlay', 'background-color'),
  color('overlay_color_hover', `${POINTED} .elementor-cta__bg-overlay`, 'background-color'),
  blend('overlay_blend_mode', ' .elementor-cta__bg-overlay'),
  cssFilters('bg_filters', ' .elementor-cta__bg'),
  cssFilters('bg_filters_hover', `${POINTED} .elementor-cta__bg`),
  word('transformation', '', {}, MOVES),
  number('effect_duration', '', { '--cta-transition-duration': '{}ms' }),
  word('content_animation', '', {}, pointedMoves('--cta-words'), COVER),
  number('content_animation_duration', '', { '--cta-words-duration': '{}ms' }, COVER),
);
