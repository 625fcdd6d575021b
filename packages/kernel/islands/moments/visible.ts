import type { Moment } from '../Island.ts';

/** How far below the fold an island begins to wake, so that it is ready when it is seen. */
export const VISIBLE_MARGIN_PX = 200;

/** Shortly before the element scrolls into view. An element without a box (`display: contents`) counts by its children. */
export const visible: Moment = (element, wake) => {
  const view = element.ownerDocument.defaultView ?? window;
  const observer = new view.IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void wake();
    },
    // Inside a frame the margin counts only when the frame's own document is named as the root.
    { root: element.ownerDocument, rootMargin: `${VISIBLE_MARGIN_PX}px` },
  );
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
};
