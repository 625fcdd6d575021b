import type { Moment } from '../Island.ts';

/** How far below the fold an island begins to wake, so that it is ready when it is seen. */
export const VISIBLE_MARGIN_PX = 200;

/** Shortly before the element scrolls into view. An element without a box (`display: contents`) counts by its children. */
export const visible: Moment = (element, wake) => {
  const waiting = waitingRoom(element.ownerDocument);
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

interface WaitingRoom {
  enter(element: Element, arrive: () => void): void;
  leave(element: Element, arrive: () => void): void;
}

const rooms = new WeakMap<Document, WaitingRoom>();

/** All islands of a page wait with one observer. */
function waitingRoom(page: Document): WaitingRoom {
  const room = rooms.get(page) ?? createWaitingRoom(page);
  rooms.set(page, room);
  return room;
}

function createWaitingRoom(page: Document): WaitingRoom {
  const view = page.defaultView ?? window;
  const waiting = new Map<Element, Set<() => void>>();
  const observer = new view.IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) for (const arrive of [...(waiting.get(target) ?? [])]) arrive();
    },
    // Inside a frame the margin counts only when the frame's own document is named as the root.
    { root: page, rootMargin: `${VISIBLE_MARGIN_PX}px` },
  );
  return {
    enter(element, arrive) {
      const others = waiting.get(element);
      if (others) {
        others.add(arrive);
        // Observed anew, so that whoever comes late is told how things stand.
        observer.unobserve(element);
      } else waiting.set(element, new Set([arrive]));
      observer.observe(element);
    },
    leave(element, arrive) {
      const others = waiting.get(element);
      others?.delete(arrive);
      if (others?.size !== 0) return;
      waiting.delete(element);
      observer.unobserve(element);
    },
  };
}
