import { createContext } from 'react';
import type { BuilderElement } from '../../wire/public.ts';

/** The id of the panel that each tab and each panel of a page belongs to, by the element's own id. */
export const TabPlaces = createContext<ReadonlyMap<string, string>>(new Map());

export function tabPlaces(tabs: BuilderElement): ReadonlyMap<string, string> {
  const titles = below(tabs, 'e-tabs-menu').filter(({ elType }) => elType === 'e-tab');
  const panels = below(tabs, 'e-tabs-content-area').filter(({ elType }) => elType === 'e-tab-content');
  return new Map(
    panels.flatMap((panel, index) => {
      const anchor = `${tabs.id}-tab-content-${index}`;
      const title = titles[index];
      return [[panel.id, anchor] as const, ...(title ? [[title.id, anchor] as const] : [])];
    }),
  );
}

function below({ elements }: BuilderElement, elType: string): readonly BuilderElement[] {
  return elements.filter((element) => element.elType === elType).flatMap((element) => element.elements);
}
