import './counter.css';
import { inView, prefersReducedMotion } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { adoptCount, numberElement } from './adoptCount.ts';
import { countTexts } from './countText.ts';

/** Counts once, when the number is first seen. */
export function start(element: HTMLElement): Stop {
  const number = numberElement(element);
  if (number?.dataset.toValue === undefined) return () => {};
  const counter = adoptCount(number);
  // Markup of others says nothing of the room for its delimiters; here it is still out of sight.
  const textAt = countTexts(counter);
  number.dataset.room ??= textAt(1);
  const view = element.ownerDocument.defaultView ?? window;
  let frame = 0;
  const { style } = number;
  const { cssText: rest } = style;

  const count = (): void => {
    const duration = prefersReducedMotion(view) || !(counter.durationMs > 0) ? 0 : counter.durationMs;
    const begin = view.performance.now();
    // With its size held, each new number is laid out by itself, and not the page around it.
    const { width, height } = view.getComputedStyle(number);
    style.cssText += `;contain:size layout;width:${width};height:${height}`;
    // Into one text: whoever watches what comes to a page need not look at each new number.
    const shown = new Text();
    number.replaceChildren(shown);
    const step = (now: number): void => {
      const share = duration === 0 ? 1 : Math.min(1, Math.max(0, now - begin) / duration);
      shown.data = textAt(share);
      if (share < 1) frame = view.requestAnimationFrame(step);
      else {
        // Who translates a page may have put another text in its place.
        number.textContent = shown.data;
        style.cssText = rest;
      }
    };
    step(begin);
  };

  const stopWatching = inView(number, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    stopWatching();
    count();
  });
  return () => {
    stopWatching();
    view.cancelAnimationFrame(frame);
    style.cssText = rest;
  };
}
