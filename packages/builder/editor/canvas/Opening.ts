import { createContext } from 'react';

/** How a page is opened: what is in view comes first. */
export interface Opening {
  /** Whether a list of this many elements may be created at once; once the page is open, always true. */
  mayMake(elements: number): boolean;
  /** Calls back when a node comes near the viewport. Returns how to stop. */
  whenNear(node: Element, near: () => void): () => void;
  /** The page is rendered. */
  end(): void;
}

/** While a page opens, lists are created up to this many elements: more than most screens show. */
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
      // This window's observer, because callbacks do not run in the canvas's own.
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
