import type { Widget } from '../parts/element/Widget.ts';

/** Every widget, by the name of its folder. Nobody lists them: whatever has an entry is one. */
export const widgets: ReadonlyMap<string, Widget> = new Map(
  Object.entries(import.meta.glob<Widget>('./*/*.widget.{ts,tsx}', { eager: true, import: 'widget' })).map(
    ([path, widget]) => [path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.widget.')), widget],
  ),
);
