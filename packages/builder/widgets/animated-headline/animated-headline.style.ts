import { textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { color, length, number, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const DRAWING = ' .elementor-headline-dynamic-wrapper';

/** Where a word comes from and goes to: used by the style sheet's rotation. */
const TURNS = Object.fromEntries(
  Object.entries({
    typing: ['none', 'none', 'inset(-1em 100% -1em 0)'],
    clip: ['none', 'none', 'inset(-1em 100% -1em 0)'],
    flip: ['rotateX(90deg)', 'rotateX(-90deg)'],
    swirl: ['rotate(-25deg)', 'rotate(25deg)'],
    blinds: ['rotateY(90deg)', 'rotateY(-90deg)'],
    'drop-in': ['translateY(-0.6em)', 'translateY(0.6em)'],
    wave: ['scale(0)', 'scale(0)'],
    slide: ['translateY(-1em)', 'translateY(1em)'],
    'slide-down': ['translateY(-1em)', 'translateY(1em)'],
  }).map(([way, [from, to, cut]]) => [
    way,
    {
      '--headline-from': from ?? '',
      '--headline-to': to ?? '',
      ...(cut && { '--headline-cut': cut, '--headline-whole': 'inset(-1em 0)' }),
      ...(way === 'typing' && { '--headline-selection': 'portico-headline-selected' }),
    },
  ]),
);

export const animatedHeadlineStyle = styleTable(
  word('alignment', ' .elementor-headline', 'text-align', ['start', 'center', 'end', 'left', 'right']),
  color('title_color', ' .elementor-headline-plain-text'),
  typography(' .elementor-headline', 'title_typography'),
  textShadow('title_text_shadow', ' .elementor-headline-plain-text'),
  color('words_color', ' .elementor-headline-dynamic-text', { color: '{}', '--dynamic-text-color': '{}' }),
  color('highlighted_text_background_color', '', '--typing-selected-bg-color'),
  color('highlighted_text_color', '', '--typing-selected-color'),
  typography(' .elementor-headline-dynamic-text', 'words_typography'),
  textStroke('text_stroke', ' .elementor-headline-plain-text'),
  textStroke('animated_text_stroke', DRAWING),
  textShadow('animated_text_shadow', DRAWING),
  number('highlight_animation_duration', '', '--headline-stroke'),
  number('highlight_iteration_delay', '', '--headline-wait'),
  number('rotate_iteration_delay', '', { '--headline-turn': '{}ms' }),
  word('animation_type', '', {}, TURNS, { isForAllDevices: true }),
  word(
    'rounded_edges',
    `${DRAWING} path`,
    {},
    { yes: { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } },
  ),
  word('above_content', `${DRAWING} svg`, {}, { yes: { 'z-index': '2' } }),
  color('marker_color', ' .elementor-headline-dynamic-wrapper path', 'stroke'),
  length('stroke_width', ' .elementor-headline-dynamic-wrapper path', 'stroke-width'),
);
