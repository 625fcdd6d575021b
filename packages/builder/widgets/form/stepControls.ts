import { color, length, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';

const ALL = ' .e-form__indicators';
const ONE = ' .e-form__indicators__indicator';
const ICON = `${ONE}__icon`;
const SIGN = [`${ONE}__number`, ICON];
const BAR = `${ONE}__progress`;
const METER = `${BAR}__meter`;
const BACK = ' .e-form__buttons__wrapper__button-previous';
const BACK_POINTED = [`${BACK}:hover`, `${BACK}:focus`];
/** The line between two steps. */
const LINE = `${ONE}:not(:last-child)::after`;

/** Step indicators, and the previous button. */
export const stepControls: readonly StyleControl[] = [
  ...typography([ONE, `${ONE}__label`], 'steps_typography'),
  length('steps_gap', ALL, 'margin-block-end'),
  length('steps_icon_size', ICON, 'font-size'),
  length('steps_padding', SIGN, { 'inline-size': '{}', 'block-size': '{}' }),
  word(
    'step_icon_shape',
    SIGN,
    {},
    {
      square: { 'border-radius': '0' },
      rounded: { 'border-radius': '5px' },
      none: { 'border-width': '0', background: 'none', color: 'var(--p-step-primary)' },
    },
    { isForAllDevices: true },
  ),
  ...['inactive', 'active', 'completed'].flatMap((state) => [
    color(`step_${state}_primary_color`, `${ONE}--state-${state}`, '--p-step-primary'),
    color(`step_${state}_secondary_color`, `${ONE}--state-${state}`, '--p-step-secondary'),
  ]),
  length('step_divider_width', LINE, 'block-size'),
  length('step_divider_gap', LINE, 'margin-inline'),
  color('step_progress_bar_color', METER, 'background-color'),
  color('step_progress_bar_background_color', BAR, 'background-color'),
  length('step_progress_bar_height', METER, { 'block-size': '{}', 'line-height': '{}' }),
  length('step_progress_bar_border_radius', [BAR, METER], 'border-radius'),
  ...typography(METER, 'step_progress_bar_percentage__typography'),
  color('step_progress_bar_percentage_color', METER),
  color('previous_button_background_color', BACK, 'background-color'),
  color('previous_button_text_color', BACK),
  color('previous_button_border_color', BACK, 'border-color'),
  color('previous_button_background_color_hover', BACK_POINTED, 'background-color'),
  color('previous_button_text_color_hover', BACK_POINTED),
  color('previous_button_border_color_hover', BACK_POINTED, 'border-color'),
];
