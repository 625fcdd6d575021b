import { SLIDE_MS, SWING_EASING } from '../../protocol.ts';

const running = new WeakMap<Element, Animation>();

/**
 * Opens or closes a panel, from whatever height it has at the moment. Resolves when it rests there.
 * Without `animated`, or where the visitor asked for less motion, that is at once.
 */
export async function slide(panel: HTMLElement, open: boolean, animated: boolean): Promise<void> {
  const from = panel.getBoundingClientRect().height;
  running.get(panel)?.cancel();
  panel.style.display = 'block';
  if (animated && !prefersReducedMotion(panel)) {
    const to = open ? panel.getBoundingClientRect().height : 0;
    const animation = panel.animate(
      [
        { height: `${from}px`, overflow: 'hidden' },
        { height: `${to}px`, overflow: 'hidden' },
      ],
      { duration: SLIDE_MS, easing: SWING_EASING },
    );
    running.set(panel, animation);
    const ended = await animation.finished.then(
      () => true,
      // Cancelled: a later slide has taken over and decides how the panel rests.
      () => false,
    );
    if (!ended) return;
    running.delete(panel);
  }
  panel.style.display = open ? 'block' : 'none';
}

function prefersReducedMotion(element: Element): boolean {
  return element.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? false;
}
