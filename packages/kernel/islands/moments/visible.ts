import type { Moment } from '../Island.ts';

/** How far below the viewport an island starts, so that it is ready when seen. */
export const VISIBLE_MARGIN_PX = 200;

/** One screen ahead, for islands that may change height: by the time they are seen, nothing shifts any more. */
const AHEAD_MARGIN = '100%';

/** One screen ahead, or anywhere above: whoever starts at the foot of a page has passed the element without seeing it. */
const REACHED_MARGIN = '999999px 0px 100%';

/** Shortly before the element scrolls into view. */
export const visible = /* @__PURE__ */ whenWithin(`${VISIBLE_MARGIN_PX}px`);

/** Long before the element scrolls into view. */
export const ahead = /* @__PURE__ */ whenWithin(AHEAD_MARGIN);

/** Long before the element scrolls into view, or once the visitor is below it. */
export const reached = /* @__PURE__ */ whenWithin(REACHED_MARGIN);

/**
 * An element without a box is observed through its children: it has `display: contents`, or no area because all that it holds
 * is fixed, floats or stands elsewhere.
 */
function whenWithin(margin: string): Moment {
  return (element, wake) => {
    const waiting = waitingRoom(element.ownerDocument, margin);
    const parts = new Set<Element>([element]);
    const leave = (): void => {
      for (const part of parts) waiting.leave(part, onSight);
    };
    const onSight: OnSight = (isWithin, hasBox) => {
      if (isWithin) {
        leave();
        void wake();
      } else if (!hasBox && parts.size === 1)
        for (const child of element.children) {
          parts.add(child);
          waiting.enter(child, onSight);
        }
    };
    waiting.enter(element, onSight);
    return leave;
  };
}

/** Told where an element is: first at once, and then whenever it comes near or leaves. */
type OnSight = (isWithin: boolean, hasBox: boolean) => void;

interface WaitingRoom {
  enter(element: Element, onSight: OnSight): void;
  leave(element: Element, onSight: OnSight): void;
}

const rooms = new WeakMap<Document, Map<string, WaitingRoom>>();

/** Islands of a page that wait for the same distance share one observer. */
function waitingRoom(page: Document, margin: string): WaitingRoom {
  const ofPage = rooms.get(page) ?? new Map<string, WaitingRoom>();
  const room = ofPage.get(margin) ?? createWaitingRoom(page, margin);
  rooms.set(page, ofPage.set(margin, room));
  return room;
}

function createWaitingRoom(page: Document, margin: string): WaitingRoom {
  const view = page.defaultView ?? window;
  const waiting = new Map<Element, Set<OnSight>>();
  const observer = new view.IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect: box } of entries)
        for (const onSight of [...(waiting.get(target) ?? [])])
          onSight(isIntersecting, box.width > 0 && box.height > 0);
    },
    // Inside a frame the margin applies only if the frame's own document is the root.
    { root: page, rootMargin: margin },
  );
  return {
    enter(element, onSight) {
      const others = waiting.get(element);
      if (others) {
        others.add(onSight);
        // Observed again, so that a late listener gets the current state.
        observer.unobserve(element);
      } else waiting.set(element, new Set([onSight]));
      observer.observe(element);
    },
    leave(element, onSight) {
      const others = waiting.get(element);
      others?.delete(onSight);
      if (others?.size !== 0) return;
      waiting.delete(element);
      observer.unobserve(element);
    },
  };
}
