import { createContext } from 'react';

/** How a page is opened: what is in view first. */
export interface Opening {
  /** Whether a list of so many elements may be made at once; once the page is open, every one may. */
  mayMake(elements: number): boolean;
  /** Calls back when a node comes near the view. Returns the way back. */
  whenNear(node: Element, near: () => void): () => void;
  /** The page is drawn. */
  end(): void;
}

/** Lists that are made while a page is opened, until they hold so many elements: more than most screens show. */
const AT_ONCE = 40;

export function createOpening(): Opening {
  let left = AT_ONCE;
  let isOver = false;
  const waiting = new Map<Element, () => void>();
  let observer: IntersectionObserver | null = null;

  function stop(node: Element): void {
    waiting.delete(node);
    observer?.unobserve(node);
  }

  return {
    mayMake(elements) {
      if (isOver || elements === 0) return true;
      if (left <= 0) return false;
      left -= elements;
      return true;
    },
    whenNear(node, near) {
      waiting.set(node, near);
      // This window's, because nothing rings in the canvas's own.
      observer ??= new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
        },
        { root: node.ownerDocument, rootMargin: '100% 0%' },
      );
      observer.observe(node);
      return () => stop(node);
    },
    end() {
      isOver = true;
    },
  };
}

export const OpeningContext = createContext<Opening>(createOpening());
