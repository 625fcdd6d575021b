import { type FunctionComponent, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { IslandModule, Stop } from '../Island.ts';
import { liftForeignNodes } from './liftForeignNodes.ts';

/** A React view over markup that somebody else may have rendered. */
export interface ReactIsland<Props extends object> {
  readonly View: FunctionComponent<Props>;
  /** Reads the state out of the markup. `null` when this is not the markup it looked like: it is then left alone. */
  readonly adopt: (element: HTMLElement) => Props | null;
  /** The element whose children the view renders; the island's own element by default. */
  readonly container?: (element: HTMLElement) => HTMLElement | null;
  /** Every element that the view renders, slots included. What does not match is foreign and stays out of React's way. */
  readonly owns: string;
  /** Elements whose inside the view does not own. */
  readonly slots: string;
}

/** Makes an island's chunk out of a view and its adopt. */
export function reactIsland<Props extends object>(island: ReactIsland<Props>): IslandModule {
  return {
    start(element) {
      const container = island.container ? island.container(element) : element;
      const props = container && island.adopt(element);
      if (!container || !props) throw new Error('The markup is not of the shape that this island knows.');
      return hydrate(container, <island.View {...props} />, island);
    },
  };
}

function hydrate(
  container: HTMLElement,
  view: ReactNode,
  { owns, slots }: { owns: string; slots: string },
): Promise<Stop> {
  const putBack = liftForeignNodes(container, owns, slots);
  const served = [...container.childNodes];

  return new Promise((resolve, reject) => {
    let root: Root | undefined;

    // React empties a container it unmounts, and rebuilds one it cannot match: both would lose what the page had.
    const leave = (): void => {
      const last = settled ? [...container.childNodes] : served;
      root?.unmount();
      container.replaceChildren(...last);
    };
    let settled = false;
    const fail = (error: unknown): void => {
      settled = false;
      // Not inside React's own commit: unmounting there is refused.
      queueMicrotask(() => {
        leave();
        putBack();
        reject(error);
      });
    };
    const settle = (): void => {
      settled = true;
      putBack();
      resolve(leave);
    };

    root = hydrateRoot(container, <Committed onCommit={settle}>{view}</Committed>, {
      onUncaughtError: fail,
      onRecoverableError: fail,
    });
  });
}

function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first commit is what hydration waits for.
  useLayoutEffect(onCommit, []);
  return children;
}
