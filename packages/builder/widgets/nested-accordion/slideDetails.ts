import { slideHeight, stopSlide } from '../../parts/motion/slideHeight.ts';
import { summaryOf } from './accordionItems.ts';

/** Opens or closes an item over the given time, from its current height. Resolves at the end. */
export async function slideDetails(
  item: HTMLDetailsElement,
  open: boolean,
  durationMs: number,
): Promise<void> {
  const from = item.getBoundingClientRect().height;
  stopSlide(item);
  summaryOf(item)?.setAttribute('aria-expanded', String(open));
  const settle = (): void => {
    item.open = open;
  };
  // Without a box there is nothing to animate or measure.
  if (from === 0 || durationMs === 0) {
    settle();
    return;
  }
  item.open = true;
  await slideHeight(item, [from, restingHeight(item, open)], durationMs, settle);
}

/** The final height of an item, open or closed. */
function restingHeight(item: HTMLDetailsElement, open: boolean): number {
  const height = item.getBoundingClientRect().height;
  if (open) return height;
  item.open = false;
  const closed = item.getBoundingClientRect().height;
  item.open = true;
  return closed;
}
