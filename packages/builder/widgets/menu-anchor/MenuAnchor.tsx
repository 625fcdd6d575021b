import { safeId } from '../../parts/element/safeId.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';

/** An invisible anchor for links. */
export function MenuAnchor({ element }: WidgetProps) {
  const id = safeId(element.settings.anchor);
  if (!id) return null;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <div className="elementor-menu-anchor" id={id} />
    </WidgetElement>
  );
}
