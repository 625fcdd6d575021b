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

/**
 * The places of the window round the active dot, which is always in its middle; `null` where there is no dot so far to
 * that side. A place keeps its number while the dots pass through it, so that nothing on the page moves.
 */
export function dotsWindow(active: number, dots: number): (Dot | null)[] {
  return [...Array(2 * DOTS_EACH_SIDE + 1)].map((_, place) => {
    const index = active - DOTS_EACH_SIDE + place;
    return index >= 0 && index < dots ? { index, size: SIZES[Math.abs(index - active)] ?? '' } : null;
  });
}

const SIZES = ['s1', 's2', 's3'] as const;
