import { textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { color, length, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { columns, pagingControls } from '../posts/posts.style.ts';

const GRID = ' .elementor-loop-container';
const NOTHING = ' .e-loop-nothing-found-message';
const WORDS = ' .e-loop-nothing-found-message__text';
const TWELVE = Array.from({ length: 12 }, (_, index) => String(index + 1));
const whole = { yes: { 'block-size': '100%' } };
const whenEmpty = { when: { enable_nothing_found_message: ['yes'] } };

export const loopGridStyle = styleTable(
  columns('columns', GRID, TWELVE),
  length('column_gap', GRID, 'column-gap'),
  length('row_gap', GRID, 'row-gap'),
  word('equal_height', GRID, {}, { yes: { 'grid-auto-rows': '1fr' } }),
  word('equal_height', [' .e-loop-item > .e-con', ' .e-loop-item > .elementor-section'], {}, whole),
  word(
    'load_more_button_align',
    ' .e-load-more-anchor .elementor-button-wrapper',
    'text-align',
    ['start', 'center', 'end'],
    {
      when: { pagination_type: ['load_more_on_click'] },
    },
  ),
  pagingControls('', ' .e-load-more-anchor .elementor-button'),
  word('nothing_found_message_align', NOTHING, 'text-align', ['start', 'center', 'end'], whenEmpty),
  length('nothing_found_message_space_from_top', NOTHING, 'padding-block-start', whenEmpty),
  length('nothing_found_message_space_from_bottom', NOTHING, 'padding-block-end', whenEmpty),
  color('nothing_found_message_color', NOTHING, 'color', whenEmpty),
  typography(WORDS, 'nothing_found_message_typography'),
  textShadow('nothing_found_message_text_shadow', WORDS),
  textStroke('nothing_found_message_text_stroke', WORDS),
);

/** Settings of an alternate template. */
export const alternativeStyle = styleTable(
  word('column_span', '', { 'grid-column': 'span min({}, var(--p-post-columns))' }, TWELVE),
);
