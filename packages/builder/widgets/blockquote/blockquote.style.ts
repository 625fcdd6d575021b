import { border, boxShadow } from '../../model/styles/groups/frame.ts';
import { color, length } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const BOX = ' .elementor-blockquote';
const HOVER = `${BOX}:hover`;
const WORDS = ' .elementor-blockquote__content';
const AUTHOR = ' .elementor-blockquote__author';
const BUTTON = ' .elementor-blockquote__tweet-button';
const skin = (...skins: string[]) => ({ when: { blockquote_skin: skins } }) as const;
/** The defaults do not name a skin. */
const LINED = { when: { blockquote_skin: ['', 'border'] } } as const;
const CHOSEN = { when: { button_color_source: ['custom'] } } as const;
const LINK = { when: { button_color_source: ['custom'], tweet_button_skin: ['link'] } } as const;

export const blockquoteStyle = styleTable(
  color('content_text_color', WORDS),
  typography(WORDS, 'content_typography'),
  length('content_gap', ' .e-q-footer', 'margin-block-start'),
  color('author_text_color', AUTHOR),
  typography(AUTHOR, 'author_typography'),
  length(
    'author_gap',
    '.elementor-blockquote--align-center .elementor-blockquote__author',
    'margin-block-end',
  ),
  length('button_size', BUTTON, 'font-size'),
  length('button_border_radius', BUTTON, 'border-radius'),
  color('button_background_color', BUTTON, { 'background-color': '{}', '--p-tweet': '{}' }, CHOSEN),
  color('button_text_color', BUTTON, 'color', CHOSEN),
  color(
    'button_background_color_hover',
    `${BUTTON}:hover`,
    { 'background-color': '{}', '--p-tweet': '{}' },
    CHOSEN,
  ),
  color('button_text_color_hover', `${BUTTON}:hover`, 'color', CHOSEN),
  color('button_link_color', BUTTON, 'color', LINK),
  typography(BUTTON, 'button_typography'),
  color('border_color', BOX, 'border-color', LINED),
  length('border_width', BOX, 'border-inline-start-width', LINED),
  length('border_gap', BOX, 'padding-inline-start', LINED),
  color('border_color_hover', HOVER, 'border-color', LINED),
  length('border_width_hover', HOVER, 'border-inline-start-width', LINED),
  length('border_gap_hover', HOVER, 'padding-inline-start', LINED),
  length('border_vertical_padding', BOX, 'padding-block', LINED),
  length('box_padding', BOX, 'padding', skin('boxed')),
  color('box_background_color', BOX, 'background-color', skin('boxed')),
  color('box_background_color_hover', HOVER, 'background-color', skin('boxed')),
  border('box_border', BOX).map((control) => ({ ...control, ...skin('boxed') })),
  length('box_border_radius', BOX, 'border-radius', skin('boxed')),
  boxShadow('box_box_shadow', BOX),
  border('box_border_hover', HOVER).map((control) => ({ ...control, ...skin('boxed') })),
  length('box_border_radius_hover', HOVER, 'border-radius', skin('boxed')),
  boxShadow('box_box_shadow_hover', HOVER),
  color('quote_text_color', `${BOX}::before`, 'color', skin('quotation')),
  length('quote_size', `${BOX}::before`, { 'font-size': 'calc({} * 100)' }, skin('quotation')),
  length('quote_gap', WORDS, 'margin-block-start', skin('quotation')),
);
