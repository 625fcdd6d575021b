import { debounce } from '@portico/kernel/dom';

/** A turn of the wheel has ended after this long without movement. */
const SETTLE_MS = 150;
/** However far a wheel is turned, visitors should still see where they are going. */
const MOST_TURNS = 5;

/** Reports how far the wheel was turned over a slider once it has come to rest. Returns a function to stop. */
export function listenToWheel(content: HTMLElement, onTurned: (turns: number) => void): () => void {
  let turns = 0;
  const settle = debounce(() => {
    onTurned(Math.sign(turns) * Math.min(Math.abs(turns), MOST_TURNS));
    turns = 0;
  }, SETTLE_MS);
  const onWheel = (event: WheelEvent): void => {
    if (isOverScrollingPart(event.target)) return;
    event.preventDefault();
    turns += Math.sign(event.deltaY || event.deltaX);
    settle();
  };
  content.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    content.removeEventListener('wheel', onWheel);
    settle.cancel();
  };
}

/** Anything that scrolls inside a card keeps the wheel: products use many class names for it. */
function isOverScrollingPart(target: EventTarget | null): boolean {
  const card = target instanceof Element ? target.closest('.grw-review') : null;
  for (let part = card && (target as Element); part && card?.contains(part); part = part.parentElement)
    if (part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY))
      return true;
  return false;
}
