import { contentOf, type EditorItem, OTHER, panelContentOf } from '../../editor/EditorItem.ts';
import { elementIdOf, idFromText } from '../../editor/ids.ts';
import type { BuilderElement } from '../../protocol.ts';
import { recordOf } from '../../settings/read.ts';

/** An item as its view and its sheet see it. */
export function canvasElement(item: EditorItem): BuilderElement {
  const { type, props } = item;
  const settings = recordOf(contentOf(props).settings);
  const id = elementIdOf(props.id);
  if (type === 'container' || type === 'section' || type === 'column')
    return { id, elType: type, settings, elements: [] };
  return {
    id,
    elType: 'widget',
    widgetType: type,
    settings,
    elements: (props.panels ?? []).map((panel, index) => ({
      id: panelId(id, index),
      elType: 'container',
      isInner: true,
      settings: recordOf(panelContentOf(panel).settings),
      elements: [],
    })),
  };
}

/** All of a page, for its sheet. */
export function canvasTree(items: readonly EditorItem[]): readonly BuilderElement[] {
  return items
    .filter(({ type }) => type !== OTHER)
    .map((item) => {
      const element = canvasElement(item);
      const { elements, panels } = item.props;
      return {
        ...element,
        elements: panels
          ? element.elements.map((panel, index) => ({
              ...panel,
              elements: canvasTree(panels[index]?.elements ?? []),
            }))
          : canvasTree(elements ?? []),
      };
    });
}

function panelId(widgetId: string, index: number): string {
  return idFromText(`${widgetId}/${index}`);
}
