import { documentIdOf } from '../../model/settings/documentIdOf.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePlacedTemplate } from '../../parts/site/usePlacedTemplate.tsx';

/** A part of the site that is edited in one place and shown in several, as in Elementor Pro. */
export function Template({ element }: WidgetProps) {
  const placed = usePlacedTemplate(documentIdOf(element.settings.template_id));
  return (
    placed && (
      <WidgetElement {...widgetFrame(element)}>
        <div className="elementor-template">{placed}</div>
      </WidgetElement>
    )
  );
}
