import type { Island, Stop } from './Island.ts';
import { moments } from './moments/index.ts';
import { takeTurn } from './takeTurn.ts';

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
  /** When those that left an element while they were starting will be out of the next one's way. */
  const departures = new WeakMap<Element, Promise<unknown>>();

  function scan(node: ParentNode): void {
    // Most of what comes later holds no island at all, which one question tells.
    if (islands.length === 0 || !(isIsland(node, anyIsland) || node.querySelector(anyIsland))) return;
    for (const island of islands) {
      if (isIsland(node, island.selector)) moor(island, node);
      // One walk through the page for each island: asking each element about each island takes ten times as long.
      for (const element of node.querySelectorAll(island.selector)) moor(island, element);
    }
  }

  function moor(island: Island, element: Element): void {
    const moored = berths.get(element) ?? new Map<Island, Berth>();
    berths.set(element, moored);
    if (!moored.has(island))
      moored.set(island, berth(island, element as HTMLElement, departures.get(element), report));
  }

  function destroy(node: Element): void {
    for (const [element, moored] of berths) {
      if (!node.contains(element)) continue;
      clear(element, moored);
    }
  }

  function clear(element: Element, moored: ReadonlyMap<Island, Berth>): void {
    berths.delete(element);
    const leaving = [...moored.values()].map((berth) => berth.leave());
    departures.set(element, Promise.all([departures.get(element), ...leaving]));
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
      for (const [element, moored] of berths) clear(element, moored);
    },
  };
}

interface Berth {
  /** Resolves when the island has let go of the element: at once, unless it is just starting. */
  leave(): Promise<unknown> | undefined;
}

/** One island on one element, from its first moment to its end. */
function berth(
  island: Island,
  element: HTMLElement,
  predecessors: Promise<unknown> | undefined,
  report: (error: unknown, island: Island, element: Element) => void,
): Berth {
  let gone = false;
  let stop: Stop | undefined;
  let starting: Promise<boolean> | undefined;
  let failed = false;

  /** However many ask, it starts once; after a failure, whoever asks next has it tried again. */
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

  const callOff = moments[island.moment](element, wake);
  return {
    leave() {
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
  return isElement(node) && node.matches(selector);
}

/** Works across documents, where `instanceof Element` does not. */
function isElement(node: Node | ParentNode): node is Element {
  return (node as Node).nodeType === 1;
}

function reportToConsole(error: unknown, island: Island): void {
  console.error(`Portico: the island "${island.name}" did not start.`, error);
}
