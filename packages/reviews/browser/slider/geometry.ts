/** A scroller's measurements in px. `scrolled` counts from its start, whichever side that is. */
export interface Measures {
  readonly cards: number;
  /** From the start of one card to the start of the next; 0 while there is no layout. */
  readonly cardStep: number;
  readonly contentWidth: number;
  readonly viewWidth: number;
  readonly scrolled: number;
}

export interface Place {
  readonly perView: number;
  /** The first card in view. */
  readonly index: number;
  /** Cards after the last one in view. */
  readonly ahead: number;
}

/** Rounded widths add up to about this much. */
const TOLERANCE_PX = 2;

/** The position of a slider. Never `NaN`: a slider without cards or width is at its start. */
export function placeOf({ cards, cardStep, viewWidth, scrolled }: Measures): Place {
  if (cards === 0 || cardStep <= 0) return { perView: 1, index: 0, ahead: 0 };
  const perView = Math.max(1, Math.min(Math.round(viewWidth / cardStep), cards));
  const index = Math.max(0, Math.min(Math.round(scrolled / cardStep), cards - 1));
  return { perView, index, ahead: Math.max(0, cards - index - perView) };
}

export function isAtEnd({ contentWidth, viewWidth, scrolled }: Measures): boolean {
  return scrolled + viewWidth >= contentWidth - TOLERANCE_PX;
}

/** The card that autoplay moves to next: one step on, but not past the last one; from the end back to the start. */
export function nextStop(measures: Measures, step: number): number {
  const { index, perView, ahead } = placeOf(measures);
  if (isAtEnd(measures) || ahead === 0) return 0;
  return index + Math.min(step || perView, ahead);
}
