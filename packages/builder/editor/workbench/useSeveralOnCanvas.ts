import { useEffect } from 'react';
import { useAdoptedSheet } from '../canvas/useAdoptedSheet.ts';
import { selectorOf } from './useElements.ts';
import type { Several } from './useSeveral.ts';

/** Lets several elements be selected on the page itself, and marks them there. */
export function useSeveralOnCanvas(page: Document | null, several: Several): void {
  const marked = [...several.ids].map(selectorOf).join();
  useAdoptedSheet(page, marked && `:is(${marked}){outline:2px solid #1c7ed6;outline-offset:-2px}`);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const target = event.target as Element | null;
      const how = howChosen(event);
      const id = target?.closest('[data-puck-component]')?.getAttribute('data-puck-component');
      if (target?.closest('[data-typed]')) return;
      if (!how || !id) {
        several.leave();
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      page?.getSelection()?.removeAllRanges();
      several.choose(id, how);
    };
    const view = page?.defaultView;
    view?.addEventListener('click', onClick, true);
    return () => view?.removeEventListener('click', onClick, true);
  }, [page, several]);
}

/** Whether a click extends the selection, by its modifier keys. */
export function howChosen({
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): 'toggle' | 'range' | null {
  if (shiftKey) return 'range';
  return ctrlKey || metaKey ? 'toggle' : null;
}
