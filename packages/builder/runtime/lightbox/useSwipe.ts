import { SWIPE_PX } from '@portico/kernel/dom';
import { type PointerEvent, useRef } from 'react';

interface Swipe {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => void;
}

/** Dragging a row of slides sideways: it follows the pointer, and reports the distance. */
export function useSwipe(onSwipe: (distance: number, row: Element) => void): Swipe {
  const from = useRef<{ x: number; pointer: number } | null>(null);
  const hasDragged = useRef<boolean>(false);

  const follow = (row: HTMLElement, distance: number): void => {
    row.style.setProperty('--drag', `${distance}px`);
  };
  const end = (event: PointerEvent<HTMLElement>, isThrown: boolean): void => {
    if (from.current?.pointer !== event.pointerId) return;
    const distance = event.clientX - from.current.x;
    from.current = null;
    follow(event.currentTarget, 0);
    event.currentTarget.classList.remove('is-dragged');
    if (isThrown) onSwipe(distance, event.currentTarget);
  };

  return {
    onPointerDown(event) {
      hasDragged.current = false;
      if (event.isPrimary && event.button === 0)
        from.current = { x: event.clientX, pointer: event.pointerId };
    },
    onPointerMove(event) {
      if (from.current?.pointer !== event.pointerId) return;
      const distance = event.clientX - from.current.x;
      if (!hasDragged.current && Math.abs(distance) < SWIPE_PX / 4) return;
      hasDragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.classList.add('is-dragged');
      follow(event.currentTarget, distance);
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
    onClickCapture(event) {
      // A drag ends with a click, which would close the lightbox.
      if (!hasDragged.current) return;
      hasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
