import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useHeaderParts } from '../../parts/site/HeaderParts.ts';
import { PALETTE_DRAWING, PartDrawing } from '../../parts/site/PartDrawing.tsx';

/** Switches between light and dark mode, like the theme's switch. */
export function PaletteSwitch({ element }: WidgetProps) {
  const parts = useHeaderParts();
  return (
    <WidgetElement {...widgetFrame(element)}>
      {parts?.paletteSwitch ?? <PartDrawing label="Switch between day and night" path={PALETTE_DRAWING} />}
    </WidgetElement>
  );
}
