import type { BuilderElement } from '../../wire/public.ts';
import type { Settings } from '../settings/read.ts';

/** A widget for a gallery page, from an author's settings. */
export function galleryWidget(
  id: string,
  widgetType: string,
  settings: Settings,
  elements: readonly BuilderElement[] = [],
): BuilderElement {
  return { id, elType: 'widget', widgetType, settings, elements };
}

/** A container with widgets, for widgets that contain containers. */
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
