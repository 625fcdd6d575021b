import { type FunctionComponent, type ReactNode, useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { IslandModule, Stop } from '../Island.ts';
import { HEARD_IN_WIDGETS, withFewListeners } from './fewListeners.ts';
import { liftForeignNodes } from './liftForeignNodes.ts';

/** A React view over markup that may have been rendered by another product. It handles the events in `fewListeners.ts`. */
export interface ReactIsland<Props extends object> {
  readonly View: FunctionComponent<Props>;
  /** Reads the state from the markup. `null` if the markup is not as expected: it is then left alone. */
  readonly adopt: (element: HTMLElement) => Props | null;
  /** The element whose children the view renders; the island's own element by default. */
  readonly container?: (element: HTMLElement) => HTMLElement | null;
  /** Every element that the view renders, including slots. Anything else is foreign and is kept out of React's way. */
  readonly owns: string;
  /** Elements whose contents the view does not own. */
  readonly slots: string;
}

/** Turns a view and its `adopt` into an island module. */
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

    // A mismatch is reported right after the commit that hides it, so a commit alone does not prove success.
    const onCommit = (renderAgain: () => void): void => queueMicrotask(() => settle(renderAgain));

    const settle = async (renderAgain: () => void): Promise<void> => {
      if (state !== 'new') return;
      state = 'running';
      putBack();
      shown = [...container.childNodes];
      // Effects normally run when idle, but always before another render. Rendering again flushes them, since a caller that
      // sees the island started may click on something an effect listens to. Not in the task that hydrated, which was long
      // enough. No timer, so that islands also start on a page whose clock is frozen.
      await window.scheduler?.yield?.();
      flushSync(renderAgain);
      resolve(leave);
    };

    const leave = (): void => {
      if (state !== 'running') return;
      state = 'over';
      // On unmount React removes its nodes from the container. They belong to the page: they stay, so that frames in them do
      // not reload and the focus is kept.
      container.removeChild = (node) => node;
      root.unmount();
      Reflect.deleteProperty(container, 'removeChild');
    };

    const fail = (error: unknown): void => {
      if (state === 'over') return;
      if (state === 'running') console.error(error);
      state = 'over';
      // Not inside React's own commit, where unmounting is refused.
      queueMicrotask(() => {
        root.unmount();
        putBack();
        // React empties a container if it finds a mismatch or the view fails.
        container.replaceChildren(...shown);
        reject(error);
      });
    };

    const root = withFewListeners(
      [container],
      () =>
        hydrateRoot(container, <Committed onCommit={onCommit}>{view}</Committed>, {
          onUncaughtError: fail,
          // Later errors are ones React has recovered from without changing what the page shows.
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
