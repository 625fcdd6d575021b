import { useMemo } from 'react';
import { withDrawnTexts } from '../../model/texts/drawnTexts.ts';
import type { BuilderElement } from '../../wire/public.ts';

/** An element whose texts have classes in place of inline styles. */
export function useDrawnTexts(element: BuilderElement): BuilderElement {
  return useMemo(() => {
    const settings = withDrawnTexts(element.settings);
    return settings === element.settings ? element : { ...element, settings };
  }, [element]);
}
