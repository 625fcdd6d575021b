/** A row that can be dragged. Distances are in pixels from the start. */
export interface Draggable {
  readonly row: HTMLElement;
  canMove(): boolean;
  onTaken(): void;
  onDragged(way: number): void;
  onReleased(way: number, isSwipe: boolean): void;
}

/** A trembling hand does not mean to move anything. */
const LEAST_WAY_PX = 5;

/** Shorter ones are swipes, which move on whatever the distance. */
const LONGEST_SWIPE_MS = 300;

/** Elements that use presses themselves, or are marked so. */
const NOT_TAKEN = 'input, textarea, select, button, option, video, .swiper-no-swiping';

/** Lets the visitor drag a row. Vertical movement scrolls the page: the row's style sheet sets `touch-action`. */
export function dragSlides(
  { row, canMove, onTaken, onDragged, onReleased }: Draggable,
  signal: AbortSignal,
): void {
  let wasDragged = false;

  const onPressed = (press: PointerEvent): void => {
    wasDragged = false;
    if (press.button !== 0 || !press.isPrimary || !canMove()) return;
    if ((press.target as Element).closest(NOT_TAKEN)) return;
    const held = new AbortController();
    signal.addEventListener('abort', () => held.abort(), { signal: held.signal });
    let way = 0;
    const onMoved = (event: PointerEvent): void => {
      way = event.clientX - press.clientX;
      if (!wasDragged) {
        if (Math.abs(way) < LEAST_WAY_PX) return;
        // A mostly vertical movement is meant for the page.
        if (Math.abs(event.clientY - press.clientY) > Math.abs(way)) held.abort();
        else onTaken();
        wasDragged = !held.signal.aborted;
      }
      if (wasDragged) onDragged(way);
    };
    const onEnded = (event: PointerEvent): void => {
      held.abort();
      const isSwipe = event.timeStamp - press.timeStamp <= LONGEST_SWIPE_MS;
      // A cancelled pointer has no valid position.
      if (wasDragged) onReleased(way, isSwipe);
    };
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', on: typeof onMoved): void =>
      row.ownerDocument.addEventListener(type, (event) => event.pointerId === press.pointerId && on(event), {
        signal: held.signal,
        passive: true,
      });
    listen('pointermove', onMoved);
    listen('pointerup', onEnded);
    listen('pointercancel', onEnded);
    row.ownerDocument.addEventListener('selectstart', (event) => event.preventDefault(), {
      signal: held.signal,
    });
  };

  row.addEventListener('pointerdown', onPressed, { signal, passive: true });
  // Pictures and links would be dragged as files.
  row.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  // The click that ends a drag is suppressed; one from a key has no pointer.
  row.addEventListener(
    'click',
    (event) => {
      if (!wasDragged || event.detail === 0) return;
      wasDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
}
