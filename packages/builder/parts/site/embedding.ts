import { createContext, useContext, useMemo } from 'react';
import { elementsIn } from '../../model/document/elementsIn.ts';
import { MOST_EMBEDDED } from '../../model/document/limits.ts';
import type { PageDocument } from '../../model/document/PageDocument.ts';

/** How many elements a page may still draw from other documents. */
export interface Room {
  left: number;
}

/** One for each page. Templates that are full of templates would otherwise multiply without end. */
export const PageRoom = createContext<Room | null>(null);

export function roomOfPage(): Room {
  return { left: MOST_EMBEDDED };
}

/** The documents around a template, from the outside in. */
export const Around = createContext<readonly string[]>([]);

/**
 * What is around the content of a document that is to be drawn here. `null` if it cannot be: it is around this place already, or
 * the page is full.
 */
export function useEmbedding(document: PageDocument | undefined): readonly string[] | null {
  const around = useContext(Around);
  const room = useContext(PageRoom);
  return useMemo(() => {
    if (!document || around.includes(document.id)) return null;
    const size = elementsIn(document.elements);
    if (room && size > room.left) return null;
    if (room) room.left -= size;
    return [...around, document.id];
  }, [document, around, room]);
}
