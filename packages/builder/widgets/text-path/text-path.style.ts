import { textStroke } from '../../model/styles/groups/frame.ts';
import { alignText, color, length, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const PATH = ' .e-text-path path';
const TEXT = ' .e-text-path text';
/** The value of Elementor's switch is the path's initial colour. */
const FIRST_COLOR = '#E8178A';
const SHOWN = { when: { show_path: ['yes', FIRST_COLOR] } } as const;

export const textPathStyle = styleTable(
  alignText('align', ' .e-text-path'),
  length('size', ' .e-text-path > svg', '--p-path-size', {
    tabletCss: { '--p-path-tablet': '{}' },
    phoneCss: { '--p-path-phone': '{}' },
    cleared: { '--p-path-size': '100%' },
  }),
  word('text_path_direction', TEXT, 'direction', ['rtl', 'ltr'], { isForAllDevices: true }),
  length('rotation', ' .e-text-path > svg', 'rotate'),
  word(
    'show_path',
    PATH,
    {},
    { yes: { stroke: 'currentColor' }, [FIRST_COLOR]: { stroke: FIRST_COLOR } },
    { isForAllDevices: true },
  ),
  color('stroke_color_normal', PATH, 'stroke', SHOWN),
  length('stroke_width_normal', PATH, 'stroke-width', SHOWN),
  color('path_fill_normal', PATH, 'fill', SHOWN),
  color('stroke_color_hover', ` .e-text-path:hover path`, 'stroke', SHOWN),
  length('stroke_width_hover', ` .e-text-path:hover path`, 'stroke-width', SHOWN),
  color('path_fill_hover', ` .e-text-path:hover path`, 'fill', SHOWN),
  length('stroke_transition', PATH, { transition: 'stroke {},fill {}' }),
  color('text_color_normal', TEXT, 'fill'),
  // The line height also sets the space around a small SVG.
  typography(' .e-text-path', 'text_typography'),
  length('word_spacing', TEXT, 'word-spacing'),
  textStroke('text_stroke', ' .e-text-path textPath'),
  color('text_color_hover', `${TEXT}:hover`, 'fill'),
  length('hover_transition', TEXT, { transition: 'fill {}' }),
);
