import { background } from '../../model/styles/groups/background.ts';
import { border, boxShadow, cssFilters, textStroke } from '../../model/styles/groups/frame.ts';
import {
  alignText,
  blend,
  color,
  cutPicture,
  length,
  number,
  opacity,
  padding,
  word,
} from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { fill } from '../../parts/element/buttonStyle.ts';
import { boxedIconControls } from '../../parts/icon/iconStyle.ts';

const FRONT = ' .elementor-flip-box__front';
const BACK = ' .elementor-flip-box__back';
const BUTTON = ' .elementor-flip-box__button';

export const flipBoxStyle = styleTable(
  length('height', ' .elementor-flip-box', 'block-size'),
  length(
    'border_radius',
    [' .elementor-flip-box__layer', ' .elementor-flip-box__layer__overlay'],
    'border-radius',
  ),
  background('background_a', FRONT),
  background('background_b', BACK),
  color('background_overlay_a', `${FRONT} .elementor-flip-box__layer__overlay`, 'background-color'),
  color('background_overlay_b', `${BACK} .elementor-flip-box__layer__overlay`, 'background-color'),
  padding('padding_a', `${FRONT} .elementor-flip-box__layer__overlay`),
  padding('padding_b', `${BACK} .elementor-flip-box__layer__overlay`),
  border('border_a', FRONT),
  border('border_b', BACK),
  boxShadow('shadow_a', FRONT),
  boxShadow('shadow_b', BACK),
  length('image_spacing', ' .elementor-flip-box__image', 'margin-block-end'),
  length('image_width', ' .elementor-flip-box__image img', {
    'inline-size': '{}',
    'max-inline-size': '100%',
  }),
  cutPicture('image', ' .elementor-flip-box__image img:where(.size-custom)'),
  opacity('image_opacity', ' .elementor-flip-box__image'),
  border('image_border', ' .elementor-flip-box__image img'),
  length('image_border_radius', ' .elementor-flip-box__image img', 'border-radius'),
  ...boxedIconControls(),
  number('icon_rotate', ' .elementor-icon > *', { transform: 'rotate({}deg)' }),
  ...(['a', 'b'] as const).flatMap((side) => {
    const layer = side === 'a' ? FRONT : BACK;
    const overlay = `${layer} .elementor-flip-box__layer__overlay`;
    return [
      cssFilters(`background_overlay_${side}_filters`, overlay),
      blend(`background_overlay_${side}_blend_mode`, overlay),
      alignText(`alignment_${side}`, overlay),
      word(`vertical_position_${side}`, overlay, 'justify-content', {
        top: 'flex-start',
        middle: 'center',
        bottom: 'flex-end',
      }),
      length(
        `title_spacing_${side}`,
        `${layer} .elementor-flip-box__layer__title:not(:last-child)`,
        'margin-block-end',
      ),
      length(
        `description_spacing_${side}`,
        `${layer} .elementor-flip-box__layer__description:not(:last-child)`,
        'margin-block-end',
      ),
      color(`title_color_${side}`, `${layer} .elementor-flip-box__layer__title`),
      typography(`${layer} .elementor-flip-box__layer__title`, `title_typography_${side}`),
      textStroke(
        side === 'a' ? 'text_stroke' : 'text_stroke_b',
        `${layer} .elementor-flip-box__layer__title`,
      ),
      color(`description_color_${side}`, `${layer} .elementor-flip-box__layer__description`),
      typography(`${layer} .elementor-flip-box__layer__description`, `description_typography_${side}`),
    ];
  }),
  color('button_text_color', BUTTON),
  fill('button_background', BUTTON),
  color('button_border_color', BUTTON, 'border-color'),
  length('button_border_width', BUTTON, 'border-width'),
  length('button_border_radius', BUTTON, 'border-radius'),
  color('button_hover_text_color', `${BUTTON}:hover`),
  fill('button_hover_background', `${BUTTON}:hover`),
  number('button_hover_transition_duration', BUTTON, { 'transition-duration': '{}ms' }),
  color('button_hover_border_color', `${BUTTON}:hover`, 'border-color'),
  typography(BUTTON, 'button_typography'),
);
