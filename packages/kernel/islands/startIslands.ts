import type { Island, Stop } from './Island.ts';
import { moments } from './moments/index.ts';

export interface Islands {
  /** Looks for islands in a node and below it. The page and what arrives later are looked at without asking. */
  scan(node: ParentNode): void;
  /** Puts the islands on and below a node to sleep. They may be started again later. */
  destroy(node: Element): void;
  /** Puts everything to sleep and stops watching the page. */
  stop(): void;
}

/** Brings a page to life. One island's failure is reported and concerns nobody else. */
export function startIslands(
  islands: readonly Island[],
  page: Document,
  report: (error: unknown, island: Island, element: Element) => void = reportToConsole,
): Islands {
  const anyIsland = islands.map((island) => island.selector).join(', ');
  const berths = new Map<Element, Map<Island, Berth>>();

  function scan(node: ParentNode): void {
    if (islands.length === 0) return;
    if (isElement(node) && node.matches(anyIsland)) moor(node);
    for (const element of node.querySelectorAll(anyIsland)) moor(element);
  }

  function moor(element: Element): void {
    for (const island of islands) {
      if (!element.matches(island.selector)) continue;
      const moored = berths.get(element) ?? new Map<Island, Berth>();
      berths.set(element, moored);
      if (!moored.has(island)) moored.set(island, berth(island, element as HTMLElement, report));
    }
  }

  function destroy(node: Element): void {
    for (const [element, moored] of berths) {
      if (!node.contains(element)) continue;
      berths.delete(element);
      for (const berth of moored.values()) berth.leave();
    }
  }

  const PageObserver = page.defaultView?.MutationObserver ?? MutationObserver;
  const watcher = new PageObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) if (isElement(node)) scan(node);
    // A node that was only moved is back in the page by now and keeps its island.
    for (const change of changes)
      for (const node of change.removedNodes) if (isElement(node) && !node.isConnected) destroy(node);
  });
  watcher.observe(page, { childList: true, subtree: true });
  scan(page);

  return {
    scan,
    destroy,
    stop() {
      watcher.disconnect();
      if (page.documentElement) destroy(page.documentElement);
    },
  };
}

interface Berth {
  leave(): void;
}

/** One island on one element, from its first moment to its end. */
function berth(
  island: Island,
  element: HTMLElement,
  report: (error: unknown, island: Island, element: Element) => void,
): Berth {
  let gone = false;
  let stop: Stop | undefined;
  let callOff = wait();

  function wait(): () => void {
    return moments[island.moment](element, wake);
  }

  async function wake(): Promise<void> {
    try {
      const module = await island.load();
      if (gone) return;
      stop = await module.start(element);
      if (gone) stop();
    } catch (error) {
      report(error, island, element);
      // The visitor who reaches for it again deserves another try; the other moments do not come twice.
      if (!gone && island.moment === 'touch') queueMicrotask(() => (callOff = wait()));
    }
  }

  return {
    leave() {
      gone = true;
      callOff();
      stop?.();
    },
  };
}

/** Works across documents, where `instanceof Element` does not. */
function isElement(node: Node | ParentNode): node is Element {
  return (node as Node).nodeType === 1;
}

function reportToConsole(error: unknown, island: Island): void {
  console.error(`Portico: the island "${island.name}" did not start.`, error);
}
