import { withDefaults } from '../model/settings/defaults.ts';
import type { Widget } from '../parts/element/Widget.ts';
import { widgets } from '../widgets/index.ts';
import type { BuilderElement } from '../wire/public.ts';

const byType: ReadonlyMap<string, Widget> = new Map(
  [...widgets.values()].map((widget) => [widget.type, widget]),
);

/** `undefined` for an unknown widget. */
export function widgetOf(element: BuilderElement): Widget | undefined {
  return byType.get(element.widgetType ?? '');
}

/** An element with Elementor's defaults for what its document leaves out. */
export function wholeElement(element: BuilderElement): BuilderElement {
  const defaults = element.elType === 'widget' ? widgetOf(element)?.editor.defaults : undefined;
  return defaults ? { ...element, settings: withDefaults(element.settings, defaults) } : element;
}
