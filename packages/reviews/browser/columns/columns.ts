import type { Breakpoint } from '../../wire/public.ts';

/** The widths for a row's classes, the same as in the style sheet's container queries. */
const WIDTHS = [
  [510, 'xs'],
  [750, 'x'],
  [1100, 's'],
  [1450, 'm'],
  [1800, 'l'],
  [Number.POSITIVE_INFINITY, 'xl'],
] as const;

export type WidthName = (typeof WIDTHS)[number][1];

export const WIDTH_NAMES: readonly WidthName[] = WIDTHS.map(([, name]) => name);

export function widthName(width: number): WidthName {
  return WIDTHS.find(([below]) => width < below)?.[1] ?? 'xl';
}

/** The columns set by a breakpoint; `null` if none applies to this width. Breakpoints are sorted narrowest first. */
export function breakpointColumns(width: number, breakpoints: readonly Breakpoint[]): number | null {
  return breakpoints.find(({ below }) => width < below)?.columns ?? null;
}
