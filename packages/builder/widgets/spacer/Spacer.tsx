import { isRecord, textOf } from '../../model/settings/read.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import type { BuilderElement } from '../../wire/public.ts';

export function Spacer({ element }: { element: BuilderElement }) {
  const { space = 50 } = element.settings;
  const height = textOf(isRecord(space) ? space.size : space);
  return (
    <WidgetElement {...widgetFrame(element)}>
      {height !== '' && height !== '0' && (
        <div className="elementor-spacer">
          <div className="elementor-spacer-inner" />
        </div>
      )}
    </WidgetElement>
  );
}
