import { POSITIONS } from '../../model/styles/groups/background.ts';
import { border, boxShadow, cssFilters, textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { color, cutPicture, length, number, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const IMG = ' .elementor-image-box-img img';
const TITLE = ' .elementor-image-box-title';
const TEXT = ' .elementor-image-box-description';

export const imageBoxStyle = styleTable(
  word('text_align', ' .elementor-image-box-wrapper', 'text-align', [
    ...['start', 'center', 'end', 'left', 'right', 'justify'],
  ]),
  length('image_space', ' .elementor-image-box-wrapper', '--p-image-space', {
    cleared: { '--p-image-space': '0px' },
  }),
  length('title_bottom_space', TITLE, 'margin-block-end'),
  length('image_size', ' .elementor-image-box-wrapper .elementor-image-box-img', 'inline-size', {
    cleared: { 'inline-size': 'auto' },
  }),
  length('image_height', IMG, 'block-size'),
  cutPicture('thumbnail', ' :where(.elementor-image-box-img img.size-custom)'),
  word('image_object_fit', IMG, 'object-fit', ['fill', 'cover', 'contain', 'scale-down']),
  word('image_object_position', IMG, 'object-position', POSITIONS, {
    when: { image_object_fit: ['cover', 'contain', 'scale-down'] },
  }),
  cssFilters('css_filters', IMG),
  cssFilters('css_filters_hover', `:hover${IMG}`),
  border('image_border', IMG),
  length('image_border_radius', IMG, 'border-radius'),
  boxShadow('image_box_shadow', IMG),
  number('image_opacity', IMG, 'opacity'),
  number('image_opacity_hover', `:hover${IMG}`, 'opacity'),
  number('background_hover_transition', IMG, { 'transition-duration': '{}s' }, { isForAllDevices: true }),
  color('title_color', TITLE),
  color('hover_title_color', `:hover${TITLE}`),
  typography(TITLE, 'title_typography'),
  textStroke('title_stroke', TITLE),
  textShadow('title_shadow', TITLE),
  length('hover_title_color_transition_duration', TITLE, 'transition-duration'),
  color('description_color', TEXT),
  typography(TEXT, 'description_typography'),
  textShadow('description_shadow', TEXT),
);
