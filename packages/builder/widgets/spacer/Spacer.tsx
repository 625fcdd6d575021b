import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import type { BuilderElement } from '../../wire/public.ts';

export function Spacer({ element }: { element: BuilderElement }) {
  return (
    <WidgetElement {...widgetFrame(element)}>
      <div className="elementor-spacer">
        <div className="elementor-spacer-inner" />
      </div>
    </WidgetElement>
  );
}
