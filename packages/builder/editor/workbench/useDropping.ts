import { type DragEvent, type RefObject, useState } from 'react';
import type { DropSide } from '../../model/edits/dropPlace.ts';
import type { Elements } from './useElements.ts';

const KIND = 'application/x-portico-element';

export interface Dragging {
  readonly elements: Pick<Elements, 'drop' | 'mayDrop'>;
  /** The currently dragged item: browsers only reveal the data on drop. */
  readonly dragged: RefObject<string | null>;
}

/** Makes a row of the outline draggable, and a drop target before, after and inside it. */
export function useDropping(id: string, { elements, dragged }: Dragging) {
  const [side, setSide] = useState<DropSide | null>(null);
  const sideAt = (event: DragEvent): DropSide | null => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const at = (event.clientY - top) / height;
    const nearest: readonly DropSide[] = [
      ...(at < 0.3 ? (['before', 'into', 'after'] as const) : []),
      ...(at > 0.7 ? (['after', 'into', 'before'] as const) : []),
      ...(at < 0.5 ? (['into', 'before', 'after'] as const) : (['into', 'after', 'before'] as const)),
    ];
    const source = dragged.current;
    return source === null ? null : (nearest.find((one) => elements.mayDrop(source, id, one)) ?? null);
  };
  return {
    draggable: true,
    'data-drop': side ?? undefined,
    onDragStart(event: DragEvent) {
      dragged.current = id;
      event.dataTransfer.setData(KIND, id);
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver(event: DragEvent) {
      const found = sideAt(event);
      setSide(found);
      if (found) event.preventDefault();
    },
    onDragLeave: () => setSide(null),
    onDragEnd() {
      dragged.current = null;
    },
    onDrop(event: DragEvent) {
      const found = sideAt(event);
      setSide(null);
      if (!found || dragged.current === null) return;
      event.preventDefault();
      elements.drop(dragged.current, id, found);
    },
  } as const;
}
