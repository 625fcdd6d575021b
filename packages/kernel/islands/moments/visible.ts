import type { Moment } from '../Island.ts';

/** How far below the viewport an island starts, so that it is ready when seen. */
export const VISIBLE_MARGIN_PX = 200;

/** One screen ahead, for islands that may change height: by the time they are seen, nothing shifts any more. */
const AHEAD_MARGIN = '100%';

/** The same once the visitor scrolls: code that is still to come takes longer than one screen of a quick scroll. */
const SCROLLING_MARGIN = '400%';

/** One screen ahead, or anywhere above: whoever starts at the foot of a page has passed the element without seeing it. */
const REACHED_MARGIN = '999999px 0px 100%';

/** Shortly before the element scrolls into view. */
export const visible = /* @__PURE__ */ whenWithin(`${VISIBLE_MARGIN_PX}px`);

/** Long before the element scrolls into view. */
export const ahead = /* @__PURE__ */ whenWithin(AHEAD_MARGIN);

/** Long before the element scrolls into view, or once the visitor is below it. */
export const reached = /* @__PURE__ */ whenWithin(REACHED_MARGIN);

/** An element without a box (`display: contents`) is observed through its children. */
function whenWithin(margin: string): Moment {
  return (element, wake) => {
    const waiting = waitingRoom(element.ownerDocument, margin);
    const parts = [element, ...element.children];
    const leave = (): void => {
      for (const part of parts) waiting.leave(part, arrive);
    };
    const arrive = (): void => {
      leave();
      void wake();
    };
    for (const part of parts) waiting.enter(part, arrive);
    return leave;
  };
}

interface WaitingRoom {
  enter(element: Element, arrive: () => void): void;
  leave(element: Element, arrive: () => void): void;
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
  const waiting = new Map<Element, Set<() => void>>();
  const watch = (rootMargin: string): IntersectionObserver =>
    new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) for (const arrive of [...(waiting.get(target) ?? [])]) arrive();
      },
      // Inside a frame the margin applies only if the frame's own document is the root.
      { root: page, rootMargin },
    );
  let observer = watch(margin);
  if (margin === AHEAD_MARGIN)
    page.addEventListener(
      'scroll',
      () => {
        observer.disconnect();
        observer = watch(SCROLLING_MARGIN);
        for (const element of waiting.keys()) observer.observe(element);
      },
      { once: true },
    );
  return {
    enter(element, arrive) {
      waiting.set(element, (waiting.get(element) ?? new Set()).add(arrive));
      // Observed again, so that a late listener gets the current state.
      observer.unobserve(element);
      observer.observe(element);
    },
    leave(element, arrive) {
      const others = waiting.get(element);
      if (!others?.delete(arrive) || others.size > 0) return;
      waiting.delete(element);
      observer.unobserve(element);
    },
  };
}
