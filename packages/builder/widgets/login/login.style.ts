import { border, boxShadow } from '../../model/styles/groups/frame.ts';
import { color, length, padding, radius, sides, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const GROUP = ' .elementor-field-group';
const LABEL = ' .elementor-field-label';
const FIELD = ' .elementor-field-textual';
const BUTTON = ' .elementor-button';
const POINTED = [`${BUTTON}:hover`, `${BUTTON}:focus`];

export const loginStyle = styleTable(
  length('row_gap', GROUP, 'margin-block-end'),
  length('row_gap', ' .elementor-form-fields-wrapper', { 'margin-block-end': 'calc({} * -1)' }),
  color('links_color', `${GROUP} > a`),
  color('links_hover_color', `${GROUP} > a:hover`),
  length('label_spacing', LABEL, 'padding-block-end'),
  color('label_color', LABEL),
  typography(LABEL, 'label_typography'),
  color('field_text_color', FIELD),
  typography(FIELD, 'field_typography'),
  color('field_background_color', FIELD, 'background-color'),
  color('field_border_color', FIELD, 'border-color'),
  sides('field_border_width', FIELD, {
    'border-block-width': '{top} {bottom}',
    'border-inline-width': '{left} {right}',
  }),
  radius('field_border_radius', FIELD),
  word('align', ' .elementor-field-type-submit', 'justify-content', {
    ...{ start: 'flex-start', left: 'flex-start', center: 'center', end: 'flex-end', right: 'flex-end' },
  }),
  word('align', BUTTON, {}, { stretch: { 'inline-size': '100%' }, justify: { 'inline-size': '100%' } }),
  typography(BUTTON, 'button_typography'),
  color('button_text_color', BUTTON),
  color('button_background_color', BUTTON, 'background-color'),
  border('button_border', BUTTON),
  radius('button_border_radius', BUTTON),
  padding('button_text_padding', BUTTON),
  boxShadow('button_box_shadow', BUTTON),
  color('button_hover_color', POINTED),
  color('button_background_hover_color', POINTED, 'background-color'),
  color('button_hover_border_color', POINTED, 'border-color'),
);
