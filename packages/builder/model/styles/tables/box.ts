import { background } from '../groups/background.ts';
import { border, boxShadow, cssFilters } from '../groups/frame.ts';
import { blend, margin, opacity, padding, radius } from '../groups/plain.ts';
import type { StyleControl } from '../StyleControl.ts';

/**
 * Spacing, background, border and shadow of a box, and their hover states. Widgets prefix these settings with an underscore,
 * because without it they are the widget's own.
 */
export function box(
  prefix: '' | '_',
  part = '',
  space: readonly StyleControl[] = [padding(`${prefix}padding`, part)],
): readonly StyleControl[] {
  const named = (name: string): string => `${prefix}${name}`;
  const hovered = `:hover${part}`;
  return [
    margin(named('margin'), part),
    ...space,
    ...border(named('border'), part),
    radius(named('border_radius'), part),
    boxShadow(named('box_shadow'), part),
    ...background(named('background'), part),
    transitions(prefix, part),
    ...background(named('background_hover'), hovered),
    ...border(named('border_hover'), hovered),
    radius(named('border_radius_hover'), hovered),
    boxShadow(named('box_shadow_hover'), hovered),
  ];
}

/** Transition duration of the box. One declaration for both, because CSS would drop the first of two. */
function transitions(prefix: string, part: string): StyleControl {
  const border = `${prefix}border_hover_transition`;
  return {
    setting: `${prefix}background_hover_transition`,
    kind: 'number',
    css: {
      transition: `background {}s,border {${border}}s,border-radius {${border}}s,box-shadow {${border}}s`,
    },
    part,
    otherwise: '0.3',
    uses: { [border]: { kind: 'number', otherwise: '0.3' } },
    isForAllDevices: true,
  };
}

/** An overlay between a background and its content. `when` says which boxes may have one. */
export function overlay(part = '', when: StyleControl['when'] = {}): readonly StyleControl[] {
  const before = `${part}::before`;
  const hovered = `:hover${part}::before`;
  const on = { when: { background_overlay_background: ['classic', 'gradient'] } };
  const controls: readonly StyleControl[] = [
    ...background('background_overlay', before, { content: '""' }),
    halfThrough('background_overlay', before),
    cssFilters('css_filters', before),
    blend('overlay_blend_mode', before, on),
    {
      setting: 'background_overlay_hover_transition',
      kind: 'number',
      css: { transition: 'background {}s,opacity {}s' },
      part: before,
      isForAllDevices: true,
    },
    ...background('background_overlay_hover', hovered, { content: '""' }),
    halfThrough('background_overlay_hover', hovered),
    cssFilters('css_filters_hover', hovered),
  ];
  return controls.map((control) => ({ ...control, when: { ...when, ...control.when } }));
}

/** An overlay is half transparent by default. */
function halfThrough(group: string, part: string): StyleControl {
  const kinds = ['classic', 'gradient'];
  return opacity(`${group}_opacity`, part, {
    otherwise: '0.5',
    uses: { [`${group}_background`]: { kind: 'word', words: kinds } },
    when: { [`${group}_background`]: kinds },
  });
}
