import type { BuilderElement } from '../../wire/public.ts';
import type { Settings } from '../settings/read.ts';

/** A widget for a page of the gallery, from the settings that an author would have entered. */
export function galleryWidget(
  id: string,
  widgetType: string,
  settings: Settings,
  elements: readonly BuilderElement[] = [],
): BuilderElement {
  return { id, elType: 'widget', widgetType, settings, elements };
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
    elements: widgets.map(([widgetType, settings], index) =>
      galleryWidget(`${id.slice(0, 6)}${(index + 10).toString(16)}`, widgetType, settings),
    ),
  };
}
