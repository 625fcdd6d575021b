import { textOf } from '../../model/settings/read.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import type { BuilderElement } from '../../wire/public.ts';

/**
 * A place for what other parts of the site show: a form, reviews, posts. The widget knows none of them. It only writes
 * the code down, and whoever serves the page puts in its place what the code stands for.
 */
export function Shortcode({ element }: { element: BuilderElement }) {
  const code = textOf(element.settings.shortcode).trim();
  if (!code) return null;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <div className="elementor-shortcode">{code}</div>
    </WidgetElement>
  );
}
