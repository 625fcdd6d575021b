import { color, length, number, word } from '../../model/styles/groups/plain.ts';
import { typographyVariables } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { barBackground } from './floating-bars.style.ts';

const BY_ITSELF = { when: { style_ticker_animation_type: ['autoplay', ''] } };

export const floatingTickerStyle = styleTable(
  color('style_headlines_icon_color', '', '--p-bar-icon-color'),
  word('style_headlines_icon_position', '', '--p-bar-headline-direction', ['row', 'row-reverse']),
  length('style_headlines_icon_size', '', '--p-bar-icon-size'),
  length('style_headlines_icon_spacing', '', '--p-bar-headline-gap'),
  typographyVariables('bar-text', 'style_headline_text_typography'),
  color('style_headline_text_color', '', '--p-bar-text-color'),
  color('style_headline_text_color_hover', '', '--p-bar-text-color-hover'),
  word('style_ticker_animation_type', '', '--p-bar-timeline', { autoplay: 'auto', scroll: 'scroll(root)' }),
  word('style_ticker_animation_type', '', '--p-bar-turns', { autoplay: 'infinite', scroll: '1' }),
  word(
    'style_ticker_scroll_direction',
    '',
    '--p-bar-way',
    { forwards: 'normal', reverse: 'reverse' },
    BY_ITSELF,
  ),
  word(
    'style_ticker_scroll_direction',
    '',
    '--p-bar-way-rtl',
    { forwards: 'reverse', reverse: 'normal' },
    BY_ITSELF,
  ),
  number(
    'style_ticker_scroll_speed',
    '',
    { '--p-bar-round': '{}s' },
    { isForAllDevices: true, ...BY_ITSELF },
  ),
  word('style_floating_bar_horizontal_position', '', '--p-bar-controls-order', { start: '-1', end: '2' }),
  length('style_floating_bar_controls_size', '', '--p-bar-controls-size'),
  color('floating_bar_pause_button_color', '', '--p-bar-pause-color'),
  color('floating_bar_pause_bg_color', '', '--p-bar-pause-fill'),
  color('floating_bar_close_button_color', '', '--p-bar-close-color'),
  color('floating_bar_close_bg_color', '', '--p-bar-close-fill'),
  length('style_floating_bar_element_spacing', '', '--p-bar-headlines-gap'),
  length('style_floating_bar_padding', '', '--p-bar-headlines-padding'),
  barBackground,
);
