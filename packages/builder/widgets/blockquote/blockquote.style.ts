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
/** All that have no line. */
const BOXED = skin('boxed', 'quotation', 'clean');
/** The defaults do not name a skin. */
const LINED = { when: { blockquote_skin: ['', 'border'] } } as const;
/** Newer documents do not say that the colours are the author's own. */
const CHOSEN = { when: { button_color_source: ['', 'custom'] } } as const;
const LINK = { when: { ...CHOSEN.when, tweet_button_skin: ['link'] } } as const;

export const blockquoteStyle = styleTable(
  color('content_text_color', WORDS),
  typography(WORDS, 'content_typography'),
  length('content_gap', ' .e-q-footer', 'margin-block-start'),
  color('author_text_color', AUTHOR),
  typography(AUTHOR, 'author_typography'),
  length('author_gap', '.elementor-blockquote--align-center .e-q-footer', 'gap'),
  length('button_size', BUTTON, { 'font-size': 'calc({} * 10)' }),
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
  length('box_padding', BOX, 'padding', BOXED),
  color('box_background_color', BOX, 'background-color', BOXED),
  color('box_background_color_hover', HOVER, 'background-color', BOXED),
  border('box_border', BOX).map((control) => ({ ...control, ...BOXED })),
  length('box_border_radius', BOX, 'border-radius', BOXED),
  boxShadow('box_box_shadow', BOX),
  border('box_border_hover', HOVER).map((control) => ({ ...control, ...BOXED })),
  length('box_border_radius_hover', HOVER, 'border-radius', BOXED),
  boxShadow('box_box_shadow_hover', HOVER),
  color('quote_text_color', `${BOX}::before`, 'color', skin('quotation')),
  length('quote_size', `${BOX}::before`, { 'font-size': 'calc({} * 100)' }, skin('quotation')),
  length('quote_gap', WORDS, 'margin-block-start', skin('quotation')),
);
