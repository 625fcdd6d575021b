import { withOrigins } from '../../model/atomic/exposed.ts';
import { templateOf } from '../../model/document/templateOf.ts';
import {
  contentOf,
  type EditorItem,
  OTHER,
  panelContentOf,
  STRUCTURES,
} from '../../model/edits/EditorItem.ts';
import { elementIdOf, idFromText } from '../../model/edits/ids.ts';
import { isRecord, recordOf } from '../../model/settings/read.ts';
import type { BuilderElement } from '../../wire/public.ts';

/** An item for its view and its style sheet. */
export function canvasElement(item: EditorItem): BuilderElement {
  const { type, props } = item;
  const { settings: written, frame } = contentOf(props);
  const settings = withOrigins(recordOf(written));
  const id = elementIdOf(props.id);
  const looks = {
    ...(isRecord(frame.styles) && { styles: frame.styles }),
    ...(frame.interactions !== undefined && { interactions: frame.interactions }),
    ...templateOf(frame),
  };
  const structure = STRUCTURES.find((name) => name === type);
  if (structure) return { id, elType: structure, settings, ...looks, elements: [] };
  return {
    id,
    elType: 'widget',
    widgetType: type,
    settings,
    ...looks,
    elements: (props.panels ?? []).map((panel, index) => ({
      id: panelId(id, index),
      elType: 'container',
      isInner: true,
      settings: recordOf(panelContentOf(panel).settings),
      elements: [],
    })),
  };
}

/** A whole page, for its style sheet. */
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
