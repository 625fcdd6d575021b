import { type FunctionComponent, type ReactNode, useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { IslandModule, Stop } from '../Island.ts';
import { HEARD_IN_WIDGETS, withFewListeners } from './fewListeners.ts';
import { liftForeignNodes } from './liftForeignNodes.ts';

/** A React view over markup that somebody else may have rendered. It answers to the events in `fewListeners.ts`. */
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
      if (!container || !props) return () => {};
      return hydrate(container, <island.View {...props} />, island);
    },
  };
}

function hydrate(
  container: HTMLElement,
  view: ReactNode,
  { owns, slots }: { owns: string; slots: string },
): Promise<Stop> {
  let shown = [...container.childNodes];
  const putBack = liftForeignNodes(container, owns, slots);

  return new Promise((resolve, reject) => {
    let state: 'new' | 'running' | 'over' = 'new';

    // A mismatch is reported right after the commit that covers it up, so the commit alone is no proof of success.
    const onCommit = (renderAgain: () => void): void => queueMicrotask(() => settle(renderAgain));

    const settle = async (renderAgain: () => void): Promise<void> => {
      if (state !== 'new') return;
      state = 'running';
      putBack();
      shown = [...container.childNodes];
      // Effects wait for a moment of leisure, but run before another render: whoever hears that an island has started
      // may click on what an effect listens to. Not in the task that has just hydrated, which was long enough.
      // No timer: a page whose clock stands still starts its islands all the same.
      await window.scheduler?.yield?.();
      flushSync(renderAgain);
      resolve(leave);
    };

    const leave = (): void => {
      if (state !== 'running') return;
      state = 'over';
      // React takes its nodes out of the container when it leaves. They are the page's: they stay, and so do the
      // frames in them, which would load anew, and the focus.
      container.removeChild = (node) => node;
      root.unmount();
      Reflect.deleteProperty(container, 'removeChild');
    };

    const fail = (error: unknown): void => {
      if (state === 'over') return;
      if (state === 'running') console.error(error);
      state = 'over';
      // Not inside React's own commit: unmounting there is refused.
      queueMicrotask(() => {
        root.unmount();
        putBack();
        // React empties a container that it cannot match or whose view has failed.
        container.replaceChildren(...shown);
        reject(error);
      });
    };

    const root = withFewListeners(
      [container],
      () =>
        hydrateRoot(container, <Committed onCommit={onCommit}>{view}</Committed>, {
          onUncaughtError: fail,
          // Later on, React has recovered without touching what the page shows.
          onRecoverableError: (error) => state === 'new' && fail(error),
        }),
      HEARD_IN_WIDGETS,
    );
  });
}

interface CommittedProps {
  readonly onCommit: (renderAgain: () => void) => void;
  readonly children: ReactNode;
}

function Committed({ onCommit, children }: CommittedProps) {
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first commit is what hydration waits for.
  useLayoutEffect(() => onCommit(renderAgain), []);
  return children;
}
