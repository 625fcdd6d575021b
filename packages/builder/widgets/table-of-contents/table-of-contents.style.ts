import { boxShadow } from '../../model/styles/groups/frame.ts';
import { alignText, color, length, transition, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const BOX = ' .elementor-toc';
const HEADER = ' .elementor-toc__header';
const TITLE = ' .elementor-toc__header-title';
const ITEM = ' .elementor-toc__list-item-text';
/** The current section. Browsers without support mark nothing. */
const ACTIVE = `${ITEM}:target-current`;
/** A number, or a bullet in its place. */
const MARKS = [' .elementor-toc__list-item-text-wrapper::before', ' .elementor-toc__bullet'];

export const tableOfContentsStyle = styleTable(
  color('background_color', BOX, 'background-color'),
  color('border_color', [BOX, HEADER], 'border-color'),
  length('border_width', BOX, 'border-width'),
  length('border_radius', BOX, 'border-radius'),
  length('padding', [HEADER, ' .elementor-toc__body'], 'padding'),
  length('min_height', BOX, 'min-block-size'),
  boxShadow('box_shadow', BOX),
  color('header_background_color', HEADER, 'background-color'),
  color('header_text_color', TITLE),
  typography([HEADER, TITLE], 'header_typography'),
  alignText('header_text_align', TITLE),
  color('toggle_button_color', [' .elementor-toc__arrow', ' .elementor-toc__toggle-button'], {
    ...{ color: '{}', '--p-toggle': '{}' },
  }),
  length('header_separator_width', HEADER, 'border-block-end-width'),
  color('header_separator_color', HEADER, 'border-color'),
  length('max_height', ' .elementor-toc__body', { 'max-block-size': '{}', overflow: 'auto' }),
  typography(' .elementor-toc__list-item', 'list_typography'),
  length('list_indent', ' .elementor-toc__list-wrapper .elementor-toc__list-wrapper', 'margin-inline-start'),
  color('item_text_color_normal', ITEM),
  color('item_text_color_hover', `${ITEM}:hover`),
  word('item_text_underline_normal', ITEM, 'text-decoration', { yes: 'underline' }),
  word('item_text_underline_hover', `${ITEM}:hover`, 'text-decoration', { yes: 'underline' }),
  color('item_text_color_active', ACTIVE),
  word('item_text_underline_active', ACTIVE, 'text-decoration', { yes: 'underline' }),
  transition('item_text_hover_transition_duration', ITEM, ['all']),
  word('toggle_button_position', HEADER, 'flex-direction', ['row-reverse', 'row']),
  length('heading_gap', HEADER, 'column-gap'),
  color('marker_color', MARKS),
  length('marker_size', MARKS, 'font-size'),
  word(
    'word_wrap',
    ITEM,
    {},
    {
      ellipsis: {
        display: 'inline-block',
        'max-inline-size': '100%',
        overflow: 'hidden',
        'text-overflow': 'ellipsis',
        'white-space': 'nowrap',
        'vertical-align': 'bottom',
      },
    },
  ),
);
