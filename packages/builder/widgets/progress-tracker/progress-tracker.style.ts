import { background } from '../../model/styles/groups/background.ts';
import { boxShadow, textShadow } from '../../model/styles/groups/frame.ts';
import { color, FOUR_SIDES, length, padding, radius, sides, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const BAR = ' .elementor-scrolling-tracker-horizontal';
const DONE = `${BAR} .current-progress`;
const CIRCLE = ' .elementor-scrolling-tracker-circular';
const PERCENTAGE = ' .current-progress-percentage';
const DIRECTIONS = ['ltr', 'rtl'];
const LINES = ['solid', 'double', 'dotted', 'dashed', 'groove'];

export const progressTrackerStyle = styleTable(
  word('direction', BAR, 'direction', DIRECTIONS),
  word('percentage_position', `${BAR}${PERCENTAGE}`, 'direction', DIRECTIONS),
  length('circular_size', CIRCLE, { 'inline-size': '{}', 'block-size': '{}' }),
  color('circular_color', `${CIRCLE} .current-progress`, 'stroke'),
  length('circular_width', `${CIRCLE} .current-progress`, 'stroke-width'),
  color('circular_background_color', `${CIRCLE} .circle`, 'stroke'),
  length('circular_background_width', `${CIRCLE} .circle`, 'stroke-width'),
  background('horizontal_color', DONE),
  line('horizontal_border', DONE),
  radius('horizontal_border_radius', DONE),
  background('horizontal_background_color', BAR),
  length('horizontal_height', BAR, 'block-size'),
  line('horizontal_tracker_border', BAR),
  radius('horizontal_tracker_border_radius', BAR),
  boxShadow('box_shadow', BAR),
  padding('horizontal_padding', BAR),
  color('percentage_color', PERCENTAGE),
  typography(PERCENTAGE, 'percentage_typography'),
  textShadow('percentage_text_shadow', PERCENTAGE),
);

function line(name: string, part: string) {
  const when = { [`${name}_style`]: LINES };
  return [
    word(`${name}_style`, part, 'border-style', LINES),
    sides(`${name}_width`, part, { 'border-width': FOUR_SIDES }, { when }),
    color(`${name}_color`, part, 'border-color', { when }),
  ];
}
