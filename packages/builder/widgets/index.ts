import type { Widget } from '../parts/element/Widget.ts';

/** Every widget, by folder name. Found automatically: every folder with an entry is one. */
export const widgets: ReadonlyMap<string, Widget> = new Map(
  Object.entries(import.meta.glob<Widget>('./*/*.widget.{ts,tsx}', { eager: true, import: 'widget' })).map(
    ([path, widget]) => [path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.widget.')), widget],
  ),
);
