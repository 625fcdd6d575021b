import type { ReactNode } from 'react';
import { useStandIns } from '../parts/element/StandIns.ts';
import type { WidgetProps } from '../parts/element/Widget.ts';
import { wholeElement, widgetOf } from './widgets.ts';

/** A widget that is known here, with all that its document leaves out; nothing for any other. */
export function WidgetView({ element, renderChild }: WidgetProps): ReactNode {
  const Render = widgetOf(element)?.Render;
  const whole = useStandIns(wholeElement(element));
  return Render && <Render element={whole} {...(renderChild && { renderChild })} />;
}
