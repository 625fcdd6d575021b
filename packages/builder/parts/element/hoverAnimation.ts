import { textOf } from '../../model/settings/read.ts';

/** The class that moves something when it is pointed at; empty for none. */
export function hoverAnimation(value: unknown): string {
  const name = textOf(value);
  return /^[a-z-]{3,30}$/.test(name) ? ` elementor-animation-${name}` : '';
}
