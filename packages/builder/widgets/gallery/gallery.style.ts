import { cssFilters } from '../../model/styles/groups/frame.ts';
import { alignText, blend, color, length, number, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { fill } from '../../parts/element/buttonStyle.ts';
import { pointedMoves } from '../../parts/element/pointedMoves.ts';
import { ASPECT_RATIOS } from './gallerySettings.ts';

const CONTAINER = ' .elementor-gallery__container';
const ITEM = ' .elementor-gallery-item';
const PICTURE = ' .elementor-gallery-item__image';
const OVERLAY = ' .elementor-gallery-item__overlay';
const CONTENT = ' .elementor-gallery-item__content';
const TITLE = ' .elementor-gallery-item__title';
const DESCRIPTION = ' .elementor-gallery-item__description';
const BUTTONS = ' .elementor-gallery__titles-container';
const BUTTON = ' .elementor-gallery-title';

const SHAPES = Object.fromEntries(
  Object.keys(ASPECT_RATIOS).map((ratio) => [ratio, { '--p-gallery-shape': ratio.replace(':', ' / ') }]),
);

/** How a picture moves on hover: start and end. */
const MOVES = {
  grow: ['none', 'scale(1.1)'],
  'shrink-contained': ['scale(1.17)', 'none'],
  'move-contained-left': ['scale(1.2) translateX(8%)', 'scale(1.2) translateX(-8%)'],
  'move-contained-right': ['scale(1.2) translateX(-8%)', 'scale(1.2) translateX(8%)'],
  'move-contained-top': ['scale(1.2) translateY(8%)', 'scale(1.2) translateY(-8%)'],
  'move-contained-bottom': ['scale(1.2) translateY(-8%)', 'scale(1.2) translateY(8%)'],
} as const;
const moves = (at: 0 | 1) =>
  Object.fromEntries(Object.entries(MOVES).map(([way, ends]) => [way, { transform: ends[at] }]));
const BEFORE = moves(0);
const THEN = moves(1);

export const galleryStyle = styleTable(
  number('columns', CONTAINER, '--p-gallery-columns'),
  length('gap', CONTAINER, '--p-gallery-gap'),
  length('ideal_row_height', CONTAINER, '--p-gallery-row'),
  word('aspect_ratio', CONTAINER, {}, SHAPES, { isForAllDevices: true }),
  color('image_border_color', ITEM, 'border-color'),
  length('image_border_width', ITEM, { 'border-width': '{}', 'border-style': 'solid' }),
  length('image_border_radius', ITEM, 'border-radius'),
  cssFilters('image_css_filters', PICTURE),
  color('image_border_color_hover', `${ITEM}:hover`, 'border-color'),
  length('image_border_radius_hover', `${ITEM}:hover`, 'border-radius'),
  cssFilters('image_css_filters_hover', `${ITEM}:hover${PICTURE}`),
  number('image_animation_duration', PICTURE, { 'transition-duration': '{}ms' }),
  word('image_hover_animation', PICTURE, {}, BEFORE, { isForAllDevices: true }),
  word('image_hover_animation', `${ITEM}:hover${PICTURE}`, {}, THEN, { isForAllDevices: true }),
  fill('overlay_background', OVERLAY),
  fill('overlay_background_hover', `${ITEM}:hover${OVERLAY}`),
  blend('image_blend_mode', OVERLAY),
  number('background_overlay_animation_duration', OVERLAY, { 'transition-duration': '{}ms' }),
  word('background_overlay_hover_animation', OVERLAY, {}, pointedMoves('--p-veil'), {
    isForAllDevices: true,
  }),
  word('content_hover_animation', CONTENT, {}, pointedMoves('--p-words', '0'), { isForAllDevices: true }),
  number('content_animation_duration', CONTENT, { '--p-words-pace': '{}ms' }),
  alignText('content_alignment', CONTENT),
  word('content_vertical_position', CONTENT, 'justify-content', {
    top: 'flex-start',
    middle: 'center',
    bottom: 'flex-end',
  }),
  length('content_padding', CONTENT, 'padding'),
  color('title_color', TITLE),
  typography(TITLE, 'title_typography'),
  length('title_spacing', TITLE, 'margin-block-end'),
  color('description_color', DESCRIPTION),
  typography(DESCRIPTION, 'description_typography'),
  word('align_filter_bar_items', BUTTONS, 'justify-content', {
    left: 'flex-start',
    center: 'center',
    right: 'flex-end',
  }),
  color('galleries_title_color_normal', BUTTONS, '--p-title'),
  typography(BUTTON, 'galleries_titles_typography'),
  color('galleries_title_color_hover', BUTTONS, '--p-title-pointed'),
  color('galleries_title_color_hover_pointer_bg', BUTTONS, '--p-title-pointed', {
    when: { pointer: ['background'] },
  }),
  color('galleries_title_color_active', BUTTONS, '--p-title-now'),
  color('galleries_pointer_color_hover', BUTTONS, '--p-pointer'),
  color('galleries_pointer_color_active', BUTTONS, '--p-pointer-now'),
  length('pointer_width', BUTTONS, '--p-pointer-width'),
  length('galleries_titles_space_between', BUTTONS, 'column-gap'),
  length('galleries_titles_gap', BUTTONS, 'margin-block-end'),
);
