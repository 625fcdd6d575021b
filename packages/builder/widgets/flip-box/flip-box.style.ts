import { background } from '../../model/styles/groups/background.ts';
import { border, boxShadow } from '../../model/styles/groups/frame.ts';
import { color, length, padding } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const FRONT = ' .elementor-flip-box__front';
const BACK = ' .elementor-flip-box__back';

export const flipBoxStyle = styleTable(
  length('height', ' .elementor-flip-box', 'block-size'),
  length('border_radius', ' .elementor-flip-box__layer', 'border-radius'),
  background('background_a', FRONT),
  background('background_b', BACK),
  color('background_overlay_a', `${FRONT} .elementor-flip-box__layer__overlay`, 'background-color'),
  color('background_overlay_b', `${BACK} .elementor-flip-box__layer__overlay`, 'background-color'),
  padding('padding_a', `${FRONT} .elementor-flip-box__layer__overlay`),
  padding('padding_b', `${BACK} .elementor-flip-box__layer__overlay`),
  border('border_a', FRONT),
  border('border_b', BACK),
  boxShadow('box_shadow_a', FRONT),
  boxShadow('box_shadow_b', BACK),
  color('icon_primary_color', ' .elementor-icon'),
  length('icon_size', ' .elementor-icon', 'font-size'),
  ...(['a', 'b'] as const).flatMap((side) => {
    const layer = side === 'a' ? FRONT : BACK;
    return [
      color(`title_color_${side}`, `${layer} .elementor-flip-box__layer__title`),
      typography(`${layer} .elementor-flip-box__layer__title`, `title_typography_${side}`),
      color(`description_color_${side}`, `${layer} .elementor-flip-box__layer__description`),
      typography(`${layer} .elementor-flip-box__layer__description`, `description_typography_${side}`),
    ];
  }),
  color('button_text_color', ' .elementor-flip-box__button'),
  color('button_background_color', ' .elementor-flip-box__button', 'background'),
  typography(' .elementor-flip-box__button', 'button_typography'),
);
