import { direction } from './direction.ts';

/** A shorter movement is a click with an unsteady hand. */
export const SWIPE_PX = 40;

type Step = -1 | 0 | 1;

/** How far an arrow key moves in a row: forward is the reading direction. Other keys do not move. */
export function arrowStep(key: string, row: Element): Step {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction(row) === 'rtl') ? -1 : 1;
}

/** The same for a swipe, which moves in the opposite direction to the finger. */
export function swipeStep(distance: number, row: Element): Step {
  return Math.abs(distance) < SWIPE_PX ? 0 : arrowStep(distance < 0 ? 'ArrowRight' : 'ArrowLeft', row);
}
