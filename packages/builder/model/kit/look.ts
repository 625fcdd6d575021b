import { recordOf } from '../settings/read.ts';
import { readColor } from '../styles/readColor.ts';
import type { ReadSetting, StyleRule } from '../styles/StyleRule.ts';
import { borderStyle, number, shadow, sides } from '../styles/values.ts';
import { background } from './background.ts';

/** Styles of something in one state: background, border, corners and shadow. */
export function look(read: ReadSetting, name: string): StyleRule['declarations'] {
  return {
    ...background(read, `${name}_background`),
    'border-style': borderStyle(read(`${name}_border_border`)),
    'border-width': sides(read(`${name}_border_width`)),
    'border-color': readColor(read, `${name}_border_color`),
    'border-radius': sides(read(`${name}_border_radius`)),
    'box-shadow': boxShadow(read, `${name}_box_shadow`),
  };
}

export function padding(read: ReadSetting, name: string): StyleRule['declarations'] {
  return { padding: sides(read(name)) };
}

/** `{ size }` from 0 to 1. */
export function opacity(read: ReadSetting, name: string): StyleRule['declarations'] {
  return { opacity: number(recordOf(read(name)).size) };
}

function boxShadow(read: ReadSetting, group: string): string | null {
  if (read(`${group}_box_shadow_type`) !== 'yes') return null;
  return shadow(read(`${group}_box_shadow`), read(`${group}_box_shadow_position`) === 'inset');
}
