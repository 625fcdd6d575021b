import { debounce } from '@portico/kernel/dom';

/** A turn of the wheel is over when this long nothing moved. */
const SETTLE_MS = 150;
/** However hard a wheel is turned, the visitor should still see where they are going. */
const MOST_TURNS = 5;

/** Says by how much the wheel was turned over a slider, when it has come to rest. Returns how to stop. */
export function listenToWheel(content: HTMLElement, onTurned: (turns: number) => void): () => void {
  let turns = 0;
  const settle = debounce(() => {
    onTurned(Math.sign(turns) * Math.min(Math.abs(turns), MOST_TURNS));
    turns = 0;
  }, SETTLE_MS);
  const onWheel = (event: WheelEvent): void => {
    if (isOverScrollingText(event.target)) return;
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

function isOverScrollingText(target: EventTarget | null): boolean {
  const text = target instanceof Element ? target.closest('.grw-scroll') : null;
  return text !== null && text.scrollHeight > text.clientHeight + 1;
}
