import { textShadow } from '../../model/styles/groups/frame.ts';
import { alignText, color, length, transition } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const WORDS = ' .elementor-widget-container';

export const postExcerptStyle = styleTable(
  alignText(),
  // Newer versions call the text colour that of a title.
  color('text_color', ''),
  color('title_color', ''),
  typography('', 'typography'),
  textShadow('text_shadow', ''),
  length('paragraph_spacing', WORDS, 'margin-block-end'),
  color('link_color', ' a'),
  color('link_hover_color', [' a:hover', ' a:focus']),
  transition('link_hover_color_transition_duration', ' a', ['color']),
);
