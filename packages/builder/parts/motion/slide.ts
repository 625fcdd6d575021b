import { prefersReducedMotion } from '@portico/kernel/dom';
import { SLIDE_MS } from '../../wire/public.ts';
import { slideHeight, stopSlide } from './slideHeight.ts';

/**
 * Opens or closes a panel from its current height. Resolves at the end. Immediate without `animated`, or if the visitor prefers
 * reduced motion.
 */
export async function slide(panel: HTMLElement, open: boolean, animated: boolean): Promise<void> {
  const from = animated ? panel.getBoundingClientRect().height : 0;
  const settle = (): void => {
    panel.style.display = open ? 'block' : 'none';
  };
  stopSlide(panel);
  const view = panel.ownerDocument.defaultView;
  if (!animated || !view || prefersReducedMotion(view)) {
    settle();
    return;
  }
  panel.style.display = 'block';
  const to = open ? panel.getBoundingClientRect().height : 0;
  await slideHeight(panel, [from, to], SLIDE_MS, settle);
}
