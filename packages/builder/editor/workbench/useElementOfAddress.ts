import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Elements } from './useElements.ts';

/** Selects the element that the editor's address names, as reports link to it: `?element=1a2b3c4`. */
export function useElementOfAddress(elements: Pick<Elements, 'open'>): void {
  const [named] = useSearchParams();
  const id = named.get('element');
  useEffect(() => {
    if (id) elements.open(id);
  }, [id, elements]);
}
