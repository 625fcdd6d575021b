import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useHeaderParts } from '../../parts/site/HeaderParts.ts';
import { CART_DRAWING, PartDrawing } from '../../parts/site/PartDrawing.tsx';

/** The shop's cart: its icon, with a panel that shows its content. */
export function MenuCart({ element }: WidgetProps) {
  const parts = useHeaderParts();
  return (
    <WidgetElement {...widgetFrame(element)}>
      {parts?.cart ?? <PartDrawing label="Cart" path={CART_DRAWING} />}
    </WidgetElement>
  );
}
