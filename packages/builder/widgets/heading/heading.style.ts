import { textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { alignText, blend, color, length } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const TITLE = ' .elementor-heading-title';
const LINKS = [`${TITLE} a:hover`, `${TITLE} a:focus`];

export const headingStyle = styleTable(
  alignText(),
  color('title_color', TITLE),
  typography(TITLE),
  textStroke('text_stroke', TITLE),
  textShadow('text_shadow', TITLE),
  blend('blend_mode', TITLE),
  color('title_hover_color', LINKS),
  length('title_hover_color_transition_duration', `${TITLE} a`, 'transition-duration'),
);
