import { textShadow } from '../../model/styles/groups/frame.ts';
import { alignText, color, length, number, sides } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const LETTER = ' .elementor-drop-cap';

export const textEditorStyle = styleTable(
  color('text_color'),
  alignText(),
  typography(),
  textShadow(),
  number('text_columns', '', 'column-count'),
  // It would keep the last paragraph's margin inside the columns, which are then balanced differently.
  number('text_columns', ' .elementor-clearfix::after', { display: 'none' }),
  length('column_gap', '', 'column-gap'),
  length('paragraph_spacing', ' p', 'margin-block-end'),
  color('link_color', ' a'),
  color('link_hover_color', [' a:hover', ' a:focus']),
  length('link_hover_color_transition_duration', ' a', 'transition-duration'),
  color(
    'drop_cap_primary_color',
    LETTER,
    { color: '{}', 'border-color': '{}' },
    {
      when: { drop_cap_view: ['', 'default', 'framed'] },
    },
  ),
  color('drop_cap_primary_color', LETTER, 'background-color', { when: { drop_cap_view: ['stacked'] } }),
  color('drop_cap_secondary_color', LETTER, 'color', { when: { drop_cap_view: ['stacked'] } }),
  color('drop_cap_secondary_color', LETTER, 'background-color', { when: { drop_cap_view: ['framed'] } }),
  length('drop_cap_size', LETTER, 'padding', { cleared: { padding: '0' } }),
  length('drop_cap_space', LETTER, 'margin-inline-end', { cleared: { 'margin-inline-end': '0' } }),
  length('drop_cap_border_radius', LETTER, 'border-radius'),
  sides('drop_cap_border_width', LETTER, {
    'border-width': '{top} {right} {bottom} {left}',
    'border-style': 'solid',
  }),
  typography(' .elementor-drop-cap-letter', 'drop_cap_typography'),
  textShadow('drop_cap_shadow', LETTER),
);
