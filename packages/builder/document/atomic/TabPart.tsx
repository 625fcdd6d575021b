import { type ReactNode, useContext } from 'react';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { TabPlaces } from './tabPlaces.ts';

/** A tab or its panel. Without JavaScript all panels are shown. */
export function TabPart({ element, children }: { element: BuilderElement; children: ReactNode }) {
  const place = useContext(TabPlaces).get(element.id);
  const isTab = element.elType === 'e-tab';
  const { className, ...attributes } = atomicAttributes(element, isTab ? 'button' : 'div', true);
  // Outside of tabs it is a plain element.
  if (!place)
    return (
      <div {...attributes} className={className}>
        {children}
      </div>
    );
  const { titleId, panelId, isSelected } = place;
  const classes = `${className}${isSelected ? ' e--selected' : ''}`;
  return isTab ? (
    <button
      type="button"
      {...attributes}
      className={classes}
      role="tab"
      id={titleId}
      tabIndex={isSelected ? 0 : -1}
      aria-selected={isSelected}
      aria-controls={panelId}
    >
      {children}
    </button>
  ) : (
    <div
      {...attributes}
      className={classes}
      role="tabpanel"
      id={panelId}
      aria-labelledby={titleId}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
