import { type ColorUse, contrastOf, nightColor, type StyleColor } from '../../wire/admin.ts';

/** A colour for light and dark mode. */
export function colorPair(color: StyleColor, use: ColorUse = 'mark'): string {
  return `light-dark(${color.light},${nightColor(color, use)})`;
}

/** A pale tint of it, as a background for text. */
export function paleOf(color: StyleColor): string {
  return `light-dark(color-mix(in oklab,${color.light} 13%,#fff),color-mix(in oklab,${nightColor(color)} 16%,#0b0d0e))`;
}

/** The readable text colour on it. */
export function inkOn(color: string): '#fff' | '#111' {
  return contrastOf(color, '#ffffff') >= contrastOf(color, '#111111') ? '#fff' : '#111';
}
