import { textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { TextWithTemplates } from '../../parts/site/TextWithTemplates.tsx';
import { useCodedHtml } from '../../parts/site/useCodedHtml.ts';

/** The author's markup, sanitised when it was stored, like all HTML in documents. */
export function Html({ element }: WidgetProps) {
  const html = useCodedHtml(textOf(element.settings.html));
  // A widget with only CSS takes part in the layout too, as in Elementor.
  if (!html.trim() && !textOf(element.settings.custom_css)) return null;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <TextWithTemplates html={html} />
    </WidgetElement>
  );
}
