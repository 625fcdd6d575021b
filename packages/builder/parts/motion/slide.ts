import { prefersReducedMotion } from '@portico/kernel/dom';
import { SLIDE_MS, SWING_EASING } from '../../wire/public.ts';

const running = new WeakMap<Element, Animation>();

/**
 * Opens or closes a panel from its current height. Resolves at the end. Immediate without `animated`, or if the visitor prefers
 * reduced motion.
 */
export async function slide(panel: HTMLElement, open: boolean, animated: boolean): Promise<void> {
  const from = animated ? panel.getBoundingClientRect().height : 0;
  running.get(panel)?.cancel();
  panel.style.display = 'block';
  const view = panel.ownerDocument.defaultView;
  let animation: Animation | undefined;
  if (animated && view && !prefersReducedMotion(view)) {
    const to = open ? panel.getBoundingClientRect().height : 0;
    animation = panel.animate(
      [
        { height: `${from}px`, overflow: 'hidden' },
        { height: `${to}px`, overflow: 'hidden' },
      ],
      // Held until the state is set: a busy browser may lay the page out between the end and the code after it.
      { duration: SLIDE_MS, easing: SWING_EASING, fill: 'forwards' },
    );
    running.set(panel, animation);
    const ended = await animation.finished.then(
      () => true,
      // Cancelled: a later slide has taken over and decides on the final state.
      () => false,
    );
    if (!ended) return;
    running.delete(panel);
  }
  panel.style.display = open ? 'block' : 'none';
  animation?.cancel();
}
