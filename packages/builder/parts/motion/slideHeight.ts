import { SWING_EASING } from '../../wire/public.ts';

const running = new WeakMap<Element, Animation>();

/** Animates an element's height. Calls `settle` at the end, unless another slide of the element has taken over by then. */
export async function slideHeight(
  element: HTMLElement,
  [from, to]: readonly [from: number, to: number],
  durationMs: number,
  settle: () => void,
): Promise<void> {
  const animation = element.animate(
    [
      { height: `${from}px`, overflow: 'hidden' },
      { height: `${to}px`, overflow: 'hidden' },
    ],
    // Held until it is settled: a busy browser may lay the page out between the end and this code.
    { duration: durationMs, easing: SWING_EASING, fill: 'forwards' },
  );
  running.set(element, animation);
  const isOver = await animation.finished.then(
    () => true,
    // Cancelled: a later slide has taken over and decides on the final state.
    () => false,
  );
  if (!isOver) return;
  running.delete(element);
  settle();
  animation.cancel();
}

/** Ends a slide where it is: what comes next decides on the final state. */
export function stopSlide(element: HTMLElement): void {
  running.get(element)?.cancel();
}
