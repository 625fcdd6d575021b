import { createContext } from 'react';
import { numberProp } from '../../parts/atomic/props.ts';
import type { BuilderElement } from '../../wire/public.ts';

/** A tab's or panel's place in its tabs. */
export interface TabPlace {
  readonly titleId: string;
  readonly panelId: string;
  readonly isSelected: boolean;
}

/** By the element's own id. */
export const TabPlaces = createContext<ReadonlyMap<string, TabPlace>>(new Map());

export function tabPlaces(tabs: BuilderElement): ReadonlyMap<string, TabPlace> {
  const titles = below(tabs, 'e-tabs-menu').filter(({ elType }) => elType === 'e-tab');
  const panels = below(tabs, 'e-tabs-content-area').filter(({ elType }) => elType === 'e-tab-content');
  const wanted = numberProp(tabs.settings['default-active-tab']) ?? 0;
  const first = panels[wanted] ? wanted : 0;
  return new Map(
    [titles, panels].flatMap((parts) =>
      parts.map(({ id }, index) => [
        id,
        {
          titleId: `${tabs.id}-tab-${index}`,
          panelId: `${tabs.id}-tab-content-${index}`,
          isSelected: index === first,
        },
      ]),
    ),
  );
}

function below({ elements }: BuilderElement, elType: string): readonly BuilderElement[] {
  return elements.filter((element) => element.elType === elType).flatMap((element) => element.elements);
}
