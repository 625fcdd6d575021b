import { contrastOf } from '../../wire/contrast.ts';
import { type ColorUse, nightColor } from '../../wire/nightColor.ts';
import type { StyleColor } from '../../wire/style.ts';

/** A colour by day and by night. */
export function colorPair(color: StyleColor, use: ColorUse = 'mark'): string {
  return `light-dark(${color.light},${nightColor(color, use)})`;
}

/** A wash of it, to write on. */
export function paleOf(color: StyleColor): string {
  return `light-dark(color-mix(in oklab,${color.light} 13%,#fff),color-mix(in oklab,${nightColor(color)} 16%,#0b0d0e))`;
}

/** The letters that can be read on it. */
export function inkOn(color: string): '#fff' | '#111' {
  return contrastOf(color, '#ffffff') >= contrastOf(color, '#111111') ? '#fff' : '#111';
}
