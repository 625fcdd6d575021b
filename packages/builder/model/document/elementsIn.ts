import type { BuilderElement } from '../../wire/public.ts';

/** How many elements there are, with those inside them. */
export function elementsIn(elements: readonly BuilderElement[]): number {
  return elements.reduce((sum, { elements: inner }) => sum + 1 + elementsIn(inner), 0);
}
