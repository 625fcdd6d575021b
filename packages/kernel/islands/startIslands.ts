import type { Island, Stop } from './Island.ts';
import { moments } from './moments/index.ts';
import { takeTurn } from './takeTurn.ts';

export interface Islands {
  /** Looks for islands in a node and its descendants. The page and later additions are scanned automatically. */
  scan(node: ParentNode): void;
  /** Stops the islands on and below a node. They may be started again later. */
  destroy(node: Element): void;
  /** Stops all islands and stops observing the page. */
  stop(): void;
}

/** Starts the islands of a page. A failing island is reported and does not affect the others. */
export function startIslands(
  islands: readonly Island[],
  page: Document,
  report: (error: unknown, island: Island, element: Element) => void = reportToConsole,
): Islands {
  const anyIsland = islands.map((island) => island.selector).join();
  const lives = new Map<Element, Map<Island, Life>>();
  /** Resolve when islands that were stopped while starting have released their element for the next one. */
  const endings = new WeakMap<Element, Promise<unknown>>();
  const foreseen = new Set<Island>();

  function scan(node: ParentNode): void {
    // Most later additions contain no island, which one query tells.
    if (islands.length === 0 || !(isIsland(node, anyIsland) || node.querySelector(anyIsland))) return;
    for (const island of islands) {
      if (isIsland(node, island.selector)) bring(island, node);
      // One query per island: checking each element against each island takes ten times as long.
      for (const element of node.querySelectorAll(island.selector)) bring(island, element);
    }
  }

  function bring(island: Island, element: Element): void {
    if (!foreseen.has(island)) island.foresee?.();
    foreseen.add(island);
    const running = lives.get(element) ?? new Map<Island, Life>();
    lives.set(element, running);
    if (!running.has(island))
      running.set(island, startLife(island, element as HTMLElement, endings.get(element), report));
  }

  function destroy(node: Element): void {
    for (const [element, running] of lives) if (node.contains(element)) clear(element, running);
  }

  function clear(element: Element, running: ReadonlyMap<Island, Life>): void {
    lives.delete(element);
    const leaving = [...running.values()].map((life) => life.end());
    endings.set(element, Promise.all([endings.get(element), ...leaving]));
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
      for (const [element, running] of lives) clear(element, running);
    },
  };
}

interface Life {
  /** Resolves when the island has released the element: at once, unless it is still starting. */
  end(): Promise<unknown> | undefined;
}

/** One island on one element, from start to end. */
function startLife(
  island: Island,
  element: HTMLElement,
  predecessors: Promise<unknown> | undefined,
  report: (error: unknown, island: Island, element: Element) => void,
): Life {
  let gone = false;
  let stop: Stop | undefined;
  let starting: Promise<boolean> | undefined;
  let failed = false;

  /** Starts only once, however many callers; after a failure, the next caller retries. */
  function wake(): Promise<boolean> {
    if (starting && !failed) return starting;
    failed = false;
    starting = start().catch((error) => {
      failed = true;
      report(error, island, element);
      return false;
    });
    return starting;
  }

  async function start(): Promise<boolean> {
    const module = await island.load();
    await predecessors;
    await takeTurn();
    if (gone) return false;
    stop = await module.start(element);
    if (gone) stop();
    return !gone;
  }

  const callOff = moments[island.moment](element, wake, island);
  return {
    end() {
      gone = true;
      callOff();
      try {
        stop?.();
      } catch (error) {
        report(error, island, element);
      }
      return starting;
    },
  };
}

function isIsland(node: ParentNode, selector: string): node is Element {
  // From the prototype: a field of that name shadows a form's own function.
  return isElement(node) && Element.prototype.matches.call(node, selector);
}

/** Works across documents, where `instanceof Element` does not. */
function isElement(node: Node | ParentNode): node is Element {
  return (node as Node).nodeType === 1;
}

function reportToConsole(error: unknown, island: Island): void {
  console.error(`Portico: ${island.name} did not start.`, error);
}
