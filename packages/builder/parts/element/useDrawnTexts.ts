import { useMemo } from 'react';
import { withDrawnTexts } from '../../model/texts/drawnTexts.ts';
import type { BuilderElement } from '../../wire/public.ts';

/** An element whose texts have a class where they say something about their looks. */
export function useDrawnTexts(element: BuilderElement): BuilderElement {
  return useMemo(() => {
    const settings = withDrawnTexts(element.settings);
    return settings === element.settings ? element : { ...element, settings };
  }, [element]);
}
