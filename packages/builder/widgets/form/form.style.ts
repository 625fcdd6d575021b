import { border, boxShadow } from '../../model/styles/groups/frame.ts';
import {
  color,
  FOUR_SIDES,
  length,
  padding,
  radius,
  sides,
  transition,
  word,
} from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { fill } from '../../parts/element/buttonStyle.ts';
import { stepControls } from './stepControls.ts';

const GROUP = ' .elementor-field-group';
const WRAPPER = ' .elementor-form-fields-wrapper';
const LABEL = ' .elementor-field-group > .elementor-field-label';
const FIELD = ' .elementor-field-group .elementor-field-textual';
const SUBGROUP = ' .elementor-field-subgroup';
const BUTTON = ' .elementor-button';
/** Submit and next buttons. The previous button has its own colours. */
const ONWARD = `${BUTTON}:not([class*="-previous"])`;
const POINTED = [`${ONWARD}:hover`, `${ONWARD}:focus`];
const MESSAGE = ' .wpcf7-response-output';

/** As wide as its text, wherever it is. */
const narrow = (css: Readonly<Record<string, string>>) => ({ start: css, center: css, end: css });

export const formStyle = styleTable(
  length('column_gap', GROUP, { 'padding-inline': 'calc({} / 2)' }),
  length('column_gap', WRAPPER, { 'margin-inline': 'calc({} / -2)' }),
  length('row_gap', GROUP, 'margin-block-end'),
  length('row_gap', WRAPPER, { 'margin-block-end': 'calc({} * -1)' }),
  length('label_spacing', LABEL, 'padding-block-end'),
  color('label_color', [LABEL, `${SUBGROUP} label`]),
  color('mark_required_color', ' .elementor-mark-required > .elementor-field-label::after'),
  typography(LABEL, 'label_typography'),
  length('html_spacing', ' .elementor-field-type-html', 'padding-block-end'),
  color('html_color', ' .elementor-field-type-html'),
  typography(' .elementor-field-type-html', 'html_typography'),
  color('field_text_color', [FIELD, SUBGROUP]),
  typography([FIELD, SUBGROUP], 'field_typography'),
  color('field_background_color', FIELD, 'background-color'),
  color('field_border_color', FIELD, 'border-color'),
  sides('field_border_width', FIELD, { 'border-width': FOUR_SIDES }),
  radius('field_border_radius', FIELD),
  word('button_align', [' .elementor-field-type-submit', ' .e-form__buttons'], 'justify-content', {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
  }),
  word(
    'button_align',
    BUTTON,
    {},
    { stretch: { 'inline-size': '100%' }, ...narrow({ 'inline-size': 'auto' }) },
  ),
  word(
    'button_align',
    ' .e-form__buttons__wrapper',
    {},
    { stretch: { flex: '1 1 50%' }, ...narrow({ flex: 'none' }) },
  ),
  word('button_content_align', ' .elementor-button-content-wrapper', 'justify-content', [
    ...['start', 'center', 'end', 'space-between'],
  ]),
  length('button_icon_indent', ' .elementor-button-content-wrapper', 'gap'),
  typography(BUTTON, 'button_typography'),
  color('button_text_color', ONWARD, { color: '{}', fill: '{}' }),
  fill('button_background', ONWARD),
  border('button_border', BUTTON),
  radius('button_border_radius', BUTTON),
  padding('button_text_padding', BUTTON),
  boxShadow('button_box_shadow', BUTTON),
  color('button_hover_color', POINTED, { color: '{}', fill: '{}' }),
  fill('button_background_hover', POINTED),
  color('button_hover_border_color', POINTED, 'border-color'),
  transition('hover_transition_duration', BUTTON, ['all']),
  stepControls,
  typography(MESSAGE, 'message_typography'),
  color('success_message_color', ' .wpcf7-form.sent .wpcf7-response-output'),
  color('error_message_color', ' .wpcf7-form:is(.failed, .aborted, .spam) .wpcf7-response-output'),
  color('inline_message_color', ' .wpcf7-not-valid-tip'),
);
