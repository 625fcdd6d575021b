/** How many dots are shown on each side of the active one. */
export const DOTS_EACH_SIDE = 3;

export interface Dot {
  readonly index: number;
  /** The size that the style sheet knows it by; empty at the base size. */
  readonly size: '' | 's1' | 's2' | 's3';
}

/** One dot for each `perDot` cards of all that there are, also of those that are not loaded yet. */
export function dotCount(total: number, perDot: number): number {
  return perDot > 0 ? Math.ceil(total / perDot) : 0;
}

export function activeDot(index: number, perDot: number, dots: number): number {
  return Math.max(0, Math.min(Math.round(index / Math.max(1, perDot)), dots - 1));
}

/** The dots that are in the window round the active one. */
export function dotsWindow(active: number, dots: number): Dot[] {
  const first = Math.max(0, active - DOTS_EACH_SIDE);
  const last = Math.min(dots - 1, active + DOTS_EACH_SIDE);
  const shown: Dot[] = [];
  for (let index = first; index <= last; index++)
    shown.push({ index, size: SIZES[Math.abs(index - active)] ?? '' });
  return shown;
}

const SIZES = ['s1', 's2', 's3'] as const;
