import type { DisclosureKind } from './DisclosureProps.ts';

/** Which items are open after one was pressed. */
export function toggled(kind: DisclosureKind, open: readonly number[], pressed: number): readonly number[] {
  if (open.includes(pressed)) return open.filter((index) => index !== pressed);
  return kind === 'accordion' ? [pressed] : [...open, pressed].sort((a, b) => a - b);
}

/** Which items are open once scripts run: an accordion always starts with one. */
export function openAtStart(kind: DisclosureKind, served: readonly number[]): readonly number[] {
  return kind === 'accordion' && served.length === 0 ? [0] : served;
}
