import { boxShadow } from '../../model/styles/groups/frame.ts';
import { color, length, padding, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { pictureFit, pictureFrames } from '../image/image.style.ts';

const BUTTON = ' .e-hotspot__button';
const PICTURE = ' .portico-hotspots > img';
const TOLD = ' .e-hotspot__tooltip';

/** Older documents say left and right. */
const PLACES = {
  ...{ 'flex-start': '0 auto', left: '0 auto', center: 'auto' },
  ...{ 'flex-end': 'auto 0', right: 'auto 0' },
} as const;

export const hotspotStyle = styleTable(
  word('align', ' .portico-hotspots', 'margin-inline', PLACES),
  length('width', ' .portico-hotspots', 'inline-size'),
  length('width', PICTURE, { 'inline-size': '100%' }),
  length('space', ' .portico-hotspots', 'max-inline-size'),
  length('height', [' .portico-hotspots', PICTURE], 'block-size'),
  pictureFit,
  pictureFrames,
  color('style_hotspot_color', BUTTON, { color: '{}', '--p-dot': '{}' }),
  length('style_hotspot_size', BUTTON, '--p-size'),
  length('style_hotspot_width', BUTTON, 'min-inline-size'),
  length('style_hotspot_height', BUTTON, 'min-block-size'),
  color('style_hotspot_box_color', BUTTON, '--p-spot'),
  typography(' .e-hotspot__label', 'style_typography'),
  length('style_hotspot_padding', BUTTON, '--p-room'),
  radius('style_hotspot_border_radius', BUTTON),
  boxShadow('style_hotspot_box_shadow', BUTTON),
  color('style_tooltip_text_color', TOLD),
  typography(TOLD, 'style_tooltip_typography'),
  word('style_tooltip_align', TOLD, 'text-align', ['left', 'center', 'right', 'justify', 'start', 'end']),
  color('style_tooltip_color', TOLD, 'background-color'),
  length('style_tooltip_width', TOLD, 'min-inline-size'),
  length('style_tooltip_max_width', TOLD, 'max-inline-size'),
  padding('style_tooltip_padding', TOLD),
  radius('style_tooltip_border_radius', TOLD),
  boxShadow('style_tooltip_box_shadow', TOLD),
);

const from = (setting: string, ...sides: string[]) => ({ when: { [setting]: sides } });
const NEAR = { left: ['left', '--p-x'], top: ['top', '--p-y'] } as const;
const near = (side: keyof typeof NEAR) => ({ [NEAR[side][0]]: '{}', [NEAR[side][1]]: 'calc(-1 * {})' });
const far = (side: keyof typeof NEAR) => ({
  [NEAR[side][0]]: 'calc(100% - {})',
  [NEAR[side][1]]: 'calc({} - 100%)',
});

/** The position of a hotspot: it stays within the edges of the picture. */
export const placeStyle = styleTable(
  length('hotspot_offset_x', '', near('left'), from('hotspot_horizontal', '', 'left')),
  length('hotspot_offset_x', '', far('left'), from('hotspot_horizontal', 'right')),
  length('hotspot_offset_y', '', near('top'), from('hotspot_vertical', '', 'top')),
  length('hotspot_offset_y', '', far('top'), from('hotspot_vertical', 'bottom')),
  word('hotspot_icon_start', ' .e-hotspot__icon', {}, { start: { order: '0' }, end: { order: '1' } }),
  length('hotspot_icon_spacing', BUTTON, 'gap'),
  length('hotspot_tooltip_width', TOLD, 'min-inline-size'),
  word('hotspot_tooltip_text_wrap', TOLD, 'white-space', { yes: 'normal' }),
  length('hotspot_width', BUTTON, 'min-inline-size', from('hotspot_custom_size', 'yes')),
  length('hotspot_height', BUTTON, 'min-block-size', from('hotspot_custom_size', 'yes')),
);
