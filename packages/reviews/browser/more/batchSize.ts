import { LARGEST_BATCH } from '../../wire/public.ts';

export interface Supply {
  /** The number of reviews in the feed. */
  readonly count: number;
  /** How many of them are on the page. */
  readonly offset: number;
}

const USUAL_BATCH = 10;
/** A visitor this many dots from the last loaded one is about to reach it. */
const DOTS_AHEAD = 3;

/**
 * How many more reviews to request when the visitor moves to a card; 0 for none. Near the end of the loaded ones it is one
 * batch; a jump far beyond requests whole batches up to the target.
 */
export function batchSize(
  target: number,
  { count, offset }: Supply,
  { perDot, pagination }: { perDot: number; pagination: number },
): number {
  if (count <= offset) return 0;
  const batch = pagination || USUAL_BATCH;
  const isNear = Math.abs(target - offset) < DOTS_AHEAD * Math.max(1, perDot);
  const wanted = isNear ? batch : Math.ceil(target / batch) * batch - offset;
  return Math.max(0, Math.min(wanted, count - offset, LARGEST_BATCH));
}
