import { globalIdOf } from '../../model/templates/globalWidgets.ts';
import type { Widget, WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePlacedTemplate } from '../../parts/site/usePlacedTemplate.tsx';

/** On pages the server has put the widget itself in its place. */
function Global({ element }: WidgetProps) {
  const placed = usePlacedTemplate(globalIdOf(element));
  return placed && <WidgetElement {...widgetFrame(element)}>{placed}</WidgetElement>;
}

export const widget: Widget = {
  type: 'global',
  Render: Global,
  editor: {
    label: 'Global widget',
    category: 'site',
    isPart: true,
    order: 65,
    icon: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0 -18M3.600 9h16.800M3.600 15h16.800M11.500 3a17 17 0 0 0 0 18M12.500 3a17 17 0 0 1 0 18',
    fields: [],
    newSettings: {},
  },
};
