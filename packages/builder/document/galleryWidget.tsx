import { IslandStyle } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import type { BuilderElement } from '../protocol.ts';
import type { Settings } from '../settings/read.ts';
import { ElementView } from './ElementView.tsx';

/** A widget for a page of the gallery, from the settings that an author would have entered. */
export function galleryWidget(
  id: string,
  widgetType: string,
  settings: Settings,
  elements: readonly BuilderElement[] = [],
): ReactNode {
  return (
    <>
      <IslandStyle name="document" />
      <ElementView element={{ id, elType: 'widget', widgetType, settings, elements }} />
    </>
  );
}

/** A container with widgets in it, as a page has it. */
export function galleryBox(
  id: string,
  settings: Settings,
  ...widgets: readonly (readonly [string, Settings])[]
): ReactNode {
  const { elements } = galleryContainer(id, ...widgets);
  return (
    <>
      <IslandStyle name="document" />
      <IslandStyle name="builder-gallery" />
      <ElementView element={{ id, elType: 'container', settings, elements }} />
    </>
  );
}

/** A container with widgets in it, for widgets that hold containers. */
export function galleryContainer(
  id: string,
  ...widgets: readonly (readonly [string, Settings])[]
): BuilderElement {
  return {
    id,
    elType: 'container',
    isInner: true,
    settings: { content_width: 'full' },
    elements: widgets.map(([widgetType, settings], index) => ({
      id: `${id.slice(0, 6)}${(index + 10).toString(16)}`,
      elType: 'widget',
      widgetType,
      settings,
      elements: [],
    })),
  };
}
