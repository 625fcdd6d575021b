import { cssFilters, textShadow } from '../../model/styles/groups/frame.ts';
import { color, cutCover, length, word } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const FRAME = ' .elementor-wrapper';
const PLAY = ' .elementor-custom-embed-play';
/** Elementor's names: both numbers without a separator. */
export const RATIOS = {
  169: '16 / 9',
  219: '21 / 9',
  43: '4 / 3',
  32: '3 / 2',
  11: '1 / 1',
  916: '9 / 16',
} as const;

export const videoStyle = styleTable(
  word('aspect_ratio', FRAME, 'aspect-ratio', RATIOS),
  cssFilters('css_filters', FRAME),
  cutCover('image_overlay', ' .elementor-custom-embed-image-overlay'),
  color('play_icon_color', PLAY, { color: '{}', fill: '{}', '--p-play-color': '{}' }),
  length('play_icon_size', PLAY, { 'font-size': '{}', '--p-icon-size': '{}' }),
  textShadow('play_icon_text_shadow', PLAY),
);
