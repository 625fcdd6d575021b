import { number } from '../../model/fields/Field.ts';
import type { Widget, WidgetProps } from '../../parts/element/Widget.ts';

/** A component's content, filled in by the server. A missing component shows nothing. */
function Component({ element, renderChild }: WidgetProps) {
  return renderChild && element.elements.map((child) => renderChild(child, {}));
}

export const widget: Widget = {
  type: 'e-component',
  Render: Component,
  editor: {
    label: 'Component (version 4)',
    category: 'atomic',
    order: 140,
    icon: 'M12 3l4 4l-4 4l-4 -4zM12 13l4 4l-4 4l-4 -4zM5 8l4 4l-4 4l-4 -4zM19 8l4 4l-4 4l-4 -4z',
    fields: [
      number('component_instance.value.component_id.value', 'Component ID', {}, { isShown: () => false }),
    ],
    newSettings: {
      component_instance: {
        $$type: 'component-instance',
        value: { component_id: { $$type: 'number', value: 0 } },
      },
    },
  },
};
