import { useCallback, useEffect, useState } from 'react';
import { isDeafToClicks, itemOf, press } from '../../runtime/edit-mode/showItem.ts';

/** A tab, an accordion's item or a panel that the author has turned to. */
export interface TurnedItem {
  readonly elementId: string;
  readonly index: number;
  /** Whether it is about the container behind it rather than its row. */
  readonly isPanel: boolean;
}

/** Follows the titles that are pressed on the canvas, so that the panel shows the same row. */
export function useTurnedItem(canvas: Document | null) {
  const [turned, setTurned] = useState<TurnedItem | null>(null);
  useEffect(() => {
    if (!canvas) return;
    const onClick = (event: MouseEvent): void => {
      // A click that a script makes comes from the panel itself.
      const item = event.isTrusted && isElement(event.target) ? itemOf(event.target) : null;
      const elementId = item?.widget.getAttribute('data-id');
      if (!item || !elementId) return;
      if (isDeafToClicks(item.title)) press(item.title);
      setTurned({ elementId, index: item.index, isPanel: false });
    };
    canvas.addEventListener('click', onClick, true);
    return () => canvas.removeEventListener('click', onClick, true);
  }, [canvas]);
  const turnToPanel = useCallback(
    (elementId: string, index: number) => setTurned({ elementId, index, isPanel: true }),
    [],
  );
  return { turned, turnToPanel };
}

/** Frames have classes of their own, so it is told by what it can do. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}
