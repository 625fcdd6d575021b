import type { Breakpoint } from '../../protocol.ts';

/** The widths that a row is classed by, and how many cards each shows. The style sheet's container queries say the same. */
const WIDTHS = [
  { below: 510, name: 'xs', cards: 1, cardsBesideHeader: 1 },
  { below: 750, name: 'x', cards: 2, cardsBesideHeader: 1 },
  { below: 1100, name: 's', cards: 3, cardsBesideHeader: 2 },
  { below: 1450, name: 'm', cards: 4, cardsBesideHeader: 3 },
  { below: 1800, name: 'l', cards: 4, cardsBesideHeader: 4 },
  { below: Number.POSITIVE_INFINITY, name: 'xl', cards: 5, cardsBesideHeader: 5 },
] as const;

export type WidthName = (typeof WIDTHS)[number]['name'];

export const WIDTH_NAMES: readonly WidthName[] = WIDTHS.map(({ name }) => name);

export function widthName(width: number): WidthName {
  return widthFor(width).name;
}

/** How many cards a row of this width shows: what the feed's own breakpoints say, else what its width class says. */
export function columnsFor(
  width: number,
  { breakpoints, hasHeader }: { breakpoints: readonly Breakpoint[]; hasHeader: boolean },
): number {
  const { cards, cardsBesideHeader } = widthFor(width);
  return breakpointColumns(width, breakpoints) ?? (hasHeader ? cardsBesideHeader : cards);
}

/** The columns that a breakpoint asks for; `null` when none speaks for this width. Breakpoints come narrowest first. */
export function breakpointColumns(width: number, breakpoints: readonly Breakpoint[]): number | null {
  return breakpoints.find(({ below }) => width < below)?.columns ?? null;
}

function widthFor(width: number): (typeof WIDTHS)[number] {
  return WIDTHS.find(({ below }) => width < below) ?? WIDTHS[5];
}
