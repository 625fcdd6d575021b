import { useCallback, useEffect, useState } from 'react';
import { ignoresClicks, itemOf, press } from '../../runtime/edit-mode/showItem.ts';

/** A tab, an accordion item or a panel that the author has selected. */
export interface TurnedItem {
  readonly elementId: string;
  readonly index: number;
  /** Whether it is about the container behind the row rather than the row. */
  readonly isPanel: boolean;
}

/** Follows titles pressed on the canvas, so that the panel shows the same row. */
export function useTurnedItem(canvas: Document | null) {
  const [turned, setTurned] = useState<TurnedItem | null>(null);
  useEffect(() => {
    if (!canvas) return;
    const onClick = (event: MouseEvent): void => {
      // Scripted clicks come from the panel itself.
      const item = event.isTrusted && isElement(event.target) ? itemOf(event.target) : null;
      const elementId = item?.widget.getAttribute('data-id');
      if (!item || !elementId) return;
      if (ignoresClicks(item.title)) press(item.title);
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

/** Frames have their own classes, so it is detected by its methods. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}
