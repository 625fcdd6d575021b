import { inView } from './inView.ts';

/** Something that moves by itself. Both may be called again. */
export interface Moving {
  play(): void;
  pause(): void;
}

/** Plays it, but lets it rest while it is far from the view: nobody sees it, but each step would be laid out and painted. */
export function playNear(element: Element, { play, pause }: Moving): Moving & { stop(): void } {
  let isWanted = true;
  let isNear = true;
  const move = (): void => (isWanted && isNear ? play() : pause());
  const want = (wanted: boolean): void => {
    isWanted = wanted;
    move();
  };
  const stopWatching = inView(
    element,
    ({ isIntersecting }) => {
      if (isNear === isIntersecting) return;
      isNear = isIntersecting;
      move();
    },
    '300px',
  );
  move();
  return {
    play: () => want(true),
    pause: () => want(false),
    stop() {
      stopWatching();
      pause();
    },
  };
}
