import type { Pointer } from './motionLook.ts';

/** Runs what is near whenever the page is scrolled, its size changes or the mouse moves: once per frame. */
export interface PageMovement {
  /** Returns how to stop. */
  follow(run: () => void, followsMouse: boolean): () => void;
  /** Where the mouse is; `null` before it has moved. */
  pointer(): Pointer | null;
}

const movements = new WeakMap<Window, PageMovement>();

/** One for all elements of a page. */
export function pageMovement(view: Window): PageMovement {
  const movement = movements.get(view) ?? create(view);
  movements.set(view, movement);
  return movement;
}

function create(view: Window): PageMovement {
  const followers = new Set<() => void>();
  let listening: AbortController | undefined;
  let listensToMouse = false;
  let frame = 0;
  let pointer: Pointer | null = null;
  const ask = (): void => {
    frame ||= view.requestAnimationFrame(() => {
      frame = 0;
      for (const run of [...followers]) run();
    });
  };
  const onMouse = ({ clientX, clientY }: MouseEvent): void => {
    pointer = { x: (100 * clientX) / view.innerWidth, y: (100 * clientY) / view.innerHeight };
    ask();
  };
  return {
    follow(run, followsMouse) {
      listening ??= new AbortController();
      const options = { passive: true, signal: listening.signal };
      if (followers.size === 0)
        for (const event of ['scroll', 'resize']) view.addEventListener(event, ask, options);
      if (followsMouse && !listensToMouse) view.addEventListener('mousemove', onMouse, options);
      listensToMouse ||= followsMouse;
      followers.add(run);
      run();
      return () => {
        followers.delete(run);
        if (followers.size > 0) return;
        listening?.abort();
        listening = undefined;
        listensToMouse = false;
        view.cancelAnimationFrame(frame);
        frame = 0;
      };
    },
    pointer: () => pointer,
  };
}
