import './counter.css';
import { inView, prefersReducedMotion } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { adoptCount, numberElement } from './adoptCount.ts';
import { countTexts } from './countText.ts';

/** Faster changes cannot be read, and each one lays out the number. Asking for every frame costs more than the counting. */
const STEP_MS = 33;

/** Counts once, when the number first comes into view. */
export function start(element: HTMLElement): Stop {
  const number = numberElement(element);
  if (number?.dataset.toValue === undefined) return () => {};
  const counter = adoptCount(number);
  // Other products' markup reserves no space for separators; here it is still out of view.
  const textAt = countTexts(counter);
  number.dataset.room ??= textAt(1);
  const view = element.ownerDocument.defaultView ?? window;
  let timer: ReturnType<typeof setInterval> | undefined;
  const { style } = number;
  const { cssText: rest } = style;

  const count = (): void => {
    const duration = prefersReducedMotion(view) || !(counter.durationMs > 0) ? 0 : counter.durationMs;
    const begin = performance.now();
    // With a fixed size, each new number only lays out itself, not the page around it. One that is wider than its box stays so.
    const { width, height } = view.getComputedStyle(number);
    style.cssText += `;contain:size layout;width:${width};height:${height};flex-shrink:0`;
    // In a single text node, so that mutation observers need not process each new number.
    const shown = new Text();
    number.replaceChildren(shown);
    const step = (): void => {
      const share = duration === 0 ? 1 : Math.min(1, (performance.now() - begin) / duration);
      shown.data = textAt(share);
      if (share < 1) return;
      clearInterval(timer);
      // A translation tool may have replaced the text node.
      number.textContent = shown.data;
      style.cssText = rest;
    };
    timer = setInterval(step, STEP_MS);
    step();
  };

  const stopWatching = inView(number, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    stopWatching();
    count();
  });
  return () => {
    stopWatching();
    clearInterval(timer);
    style.cssText = rest;
  };
}
