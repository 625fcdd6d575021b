import { background, classicAtFirst } from '../../model/styles/groups/background.ts';
import { border, boxShadow, textShadow } from '../../model/styles/groups/frame.ts';
import { color, length, padding, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';

/** Elementor's defaults until its colours are chosen. */
const FIRST_COLOR = 'var(--e-global-color-accent,#61ce70)';
const FIRST_GRADIENT = `linear-gradient(180deg,${FIRST_COLOR} 0%,#f2295b 100%)`;

/** Styles of a button, under the names used in every widget with one. */
export function buttonControls(part = ' .elementor-button'): readonly StyleControl[] {
  const pointed = [`${part}:hover`, `${part}:focus`];
  return [
    ...typography(part),
    textShadow('text_shadow', part),
    color('button_text_color', part, { color: '{}', fill: '{}' }),
    ...accentFill('background', part),
    boxShadow('button_box_shadow', part),
    ...border('border', part),
    radius('border_radius', part),
    padding('text_padding', part),
    color('hover_color', pointed, { color: '{}', fill: '{}' }),
    ...fill('button_background_hover', pointed),
    color('button_hover_border_color', pointed, 'border-color'),
    boxShadow('button_hover_box_shadow', pointed),
    length('button_hover_transition_duration', part, 'transition-duration', { isForAllDevices: true }),
  ];
}

/** A background that is the accent colour until another is chosen, also in gradients. */
export function accentFill(group: string, part: StyleControl['part']): readonly StyleControl[] {
  return [
    word(
      `${group}_background`,
      part,
      {},
      { gradient: { 'background-color': 'transparent', 'background-image': FIRST_GRADIENT } },
      { isForAllDevices: true },
    ),
    ...fill(group, part, FIRST_COLOR),
  ];
}

/** A button's background, whether or not its type was chosen. */
export function fill(group: string, part: StyleControl['part'], first?: string): readonly StyleControl[] {
  return classicAtFirst(group, background(group, part, {}, first));
}
