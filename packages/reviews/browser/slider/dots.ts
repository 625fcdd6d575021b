/** How many dots are shown on each side of the active one. */
export const DOTS_EACH_SIDE = 3;

/** One dot per `perDot` cards, including those not loaded yet. */
export function dotCount(total: number, perDot: number): number {
  return perDot > 0 ? Math.ceil(total / perDot) : 0;
}

export function activeDot(index: number, perDot: number, dots: number): number {
  return Math.max(0, Math.min(Math.round(index / Math.max(1, perDot)), dots - 1));
}

/**
 * The slots around the active dot, which is always in the middle. Dots move through them, so that nothing on the page shifts.
 */
export const LAST_SLOT = 2 * DOTS_EACH_SIDE;

/** The slot of a dot; out of range if it is too far to the side. */
export function dotSlot(index: number, active: number): number {
  return index - active + DOTS_EACH_SIDE;
}

/** The classes of the dot in a slot: its size, and the active one in the middle. */
export const SLOT_CLASSES = ['', 's3', 's2', 'active s1', 's2', 's3', ''] as const;
