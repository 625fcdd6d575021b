import { SWING_EASING } from '../../wire/public.ts';
import { summaryOf } from './accordionItems.ts';

const running = new WeakMap<Element, Animation>();

/** Opens or closes an item over the given time, from its current height. Resolves at the end. */
export async function slideDetails(
  item: HTMLDetailsElement,
  open: boolean,
  durationMs: number,
): Promise<void> {
  const from = item.getBoundingClientRect().height;
  running.get(item)?.cancel();
  summaryOf(item)?.setAttribute('aria-expanded', String(open));
  // Without a box there is nothing to animate or measure.
  if (from === 0 || durationMs === 0) {
    item.open = open;
    return;
  }
  item.open = true;
  const animation = item.animate(
    [
      { height: `${from}px`, overflow: 'hidden' },
      { height: `${restingHeight(item, open)}px`, overflow: 'hidden' },
    ],
    // Held until the state is set: a busy browser may lay the page out between the end and the code after it.
    { duration: durationMs, easing: SWING_EASING, fill: 'forwards' },
  );
  running.set(item, animation);
  const ended = await animation.finished.then(
    () => true,
    // Cancelled: a later slide has taken over and decides on the final state.
    () => false,
  );
  if (!ended) return;
  running.delete(item);
  item.open = open;
  animation.cancel();
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
