/** How many dots are shown on each side of the active one. */
export const DOTS_EACH_SIDE = 3;

export interface Dot {
  readonly index: number;
  /** Its size class in the style sheet; empty at the base size. */
  readonly size: '' | 's1' | 's2' | 's3';
}

/** One dot per `perDot` cards, including those not loaded yet. */
export function dotCount(total: number, perDot: number): number {
  return perDot > 0 ? Math.ceil(total / perDot) : 0;
}

export function activeDot(index: number, perDot: number, dots: number): number {
  return Math.max(0, Math.min(Math.round(index / Math.max(1, perDot)), dots - 1));
}

/**
 * The slots around the active dot, which is always in the middle; `null` where there is no dot that far to the side. A slot
 * keeps its index while dots pass through it, so that nothing on the page shifts.
 */
export function dotsWindow(active: number, dots: number): (Dot | null)[] {
  return [...Array(2 * DOTS_EACH_SIDE + 1)].map((_, place) => {
    const index = active - DOTS_EACH_SIDE + place;
    return index >= 0 && index < dots ? { index, size: SIZES[Math.abs(index - active)] ?? '' } : null;
  });
}

const SIZES = ['s1', 's2', 's3'] as const;
