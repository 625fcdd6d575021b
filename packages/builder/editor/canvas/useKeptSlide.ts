import type { Stop } from '@portico/kernel/islands';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { sliderOf } from '../../runtime/edit-mode/showItem.ts';

/**
 * A carousel restarts when its settings change, and continues with the slide that it showed. `start` differs for each start,
 * and is empty if it is not a carousel.
 */
export function useKeptSlide(node: RefObject<HTMLElement | null>, start: string): void {
  const slide = useRef(0);
  useLayoutEffect(() => {
    const widget = node.current;
    if (!widget || start === '') return;
    const stop = slide.current > 0 ? goOn(widget, slide.current) : undefined;
    return () => {
      stop?.();
      slide.current = sliderOf(widget)?.realIndex ?? slide.current;
    };
  }, [node, start]);
}

/** The slider starts a moment after its slides, and sets a class. */
function goOn(widget: HTMLElement, slide: number): Stop {
  const view = widget.ownerDocument.defaultView ?? window;
  const watcher = new view.MutationObserver(() => {
    const slider = sliderOf(widget);
    if (!slider) return;
    watcher.disconnect();
    slider.slideToLoop?.(slide, 0);
  });
  for (const container of widget.querySelectorAll('.swiper'))
    watcher.observe(container, { attributeFilter: ['class'] });
  return () => watcher.disconnect();
}
