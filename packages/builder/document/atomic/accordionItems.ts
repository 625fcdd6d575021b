import { createContext } from 'react';
import { plainProp } from '../../parts/atomic/props.ts';
import type { BuilderElement } from '../../wire/public.ts';

/** What an accordion passes to its items. */
export interface AccordionFacts {
  /** The initially open item. */
  readonly openId: string | null;
  /** Items with the same name close each other. */
  readonly group: string | null;
}

export const AccordionItems = createContext<AccordionFacts>({ openId: null, group: null });

export function accordionItems({ id, settings, elements }: BuilderElement): AccordionFacts {
  const first = elements.find(({ elType }) => elType === 'e-accordion-item');
  return {
    openId: plainProp(settings.default_state) === 'all_collapsed' ? null : (first?.id ?? null),
    group: plainProp(settings.max_expanded) === 'multiple' ? null : `e-accordion-${id}`,
  };
}
