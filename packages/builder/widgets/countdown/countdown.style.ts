import { border, boxShadow, textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { alignText, color, length, padding, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const WRAPPER = ' .elementor-countdown-wrapper';
const ITEM = ' .elementor-countdown-item';
const DIGITS = ' .elementor-countdown-digits';
const LABEL = ' .elementor-countdown-label';
const MESSAGE = ' .elementor-countdown-expire--message';

export const countdownStyle = styleTable(
  length('container_width', WRAPPER, 'max-inline-size'),
  color('box_background_color', ITEM, 'background-color'),
  border('box_border', ITEM),
  radius('box_border_radius', ITEM),
  boxShadow('box_shadow', ITEM),
  word(
    'boxes_alignment',
    WRAPPER,
    'justify-content',
    { start: 'flex-start', center: 'center', end: 'flex-end', left: 'flex-start', right: 'flex-end' },
    { when: { label_display: ['inline'] } },
  ),
  length('box_spacing', WRAPPER, 'gap'),
  padding('box_padding', ITEM),
  color('digits_color', DIGITS),
  typography(DIGITS, 'digits_typography'),
  textShadow('digits_text_shadow', DIGITS),
  color('label_color', LABEL),
  typography(LABEL, 'label_typography'),
  textShadow('label_text_shadow', LABEL),
  textStroke('text_stroke', LABEL),
  alignText('align', MESSAGE),
  color('text_color', MESSAGE),
  typography(MESSAGE, 'typography'),
  textShadow('message_text_shadow', MESSAGE),
  padding('message_padding', MESSAGE),
);
