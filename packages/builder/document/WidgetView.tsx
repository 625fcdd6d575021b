import type { ReactNode } from 'react';
import { useDynamic } from '../parts/dynamic/useDynamic.ts';
import { useStandIns } from '../parts/element/StandIns.ts';
import { useDrawnTexts } from '../parts/element/useDrawnTexts.ts';
import { useTypeset } from '../parts/element/useTypeset.ts';
import type { WidgetProps } from '../parts/element/Widget.ts';
import { wholeElement, widgetOf } from './widgets.ts';

/** A known widget, with defaults for what its document leaves out; renders nothing for others. */
export function WidgetView({ element, renderChild }: WidgetProps): ReactNode {
  const widget = widgetOf(element);
  const whole = useDynamic(wholeElement(element));
  const drawn = useTypeset(useDrawnTexts(useStandIns(whole)), widget?.typeset);
  if (!widget) return null;
  const { Render, isDrawnBySite, isCode } = widget;
  return <Render element={isDrawnBySite || isCode ? whole : drawn} {...(renderChild && { renderChild })} />;
}
