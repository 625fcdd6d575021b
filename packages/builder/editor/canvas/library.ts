import type { ComponentData } from '@puckeditor/core';
import type { EditorItem, EditorPanel } from '../../model/edits/EditorItem.ts';
import { isRecord, textOf } from '../../model/settings/read.ts';

/** The boundary to Puck, whose own types say nothing about the content of items. */
export function toLibrary(items: readonly EditorItem[]): ComponentData[] {
  return items.map(({ type, props }) => ({
    type,
    props: {
      id: props.id,
      element: props.element,
      ...(props.elements && { elements: toLibrary(props.elements) }),
      ...(props.panels && {
        panels: props.panels.map(({ panel, elements }) => ({ panel, elements: toLibrary(elements) })),
      }),
    },
  }));
}

export function fromLibrary(content: unknown): readonly EditorItem[] {
  return Array.isArray(content) ? content.filter(isRecord).map(itemFrom) : [];
}

export function itemFrom(item: unknown): EditorItem {
  const { type, props } = isRecord(item) ? item : {};
  const { id, element, elements, panels } = isRecord(props) ? props : {};
  return {
    type: textOf(type),
    props: {
      id: textOf(id),
      element: textOf(element),
      ...(Array.isArray(elements) && { elements: fromLibrary(elements) }),
      ...(Array.isArray(panels) && { panels: panels.filter(isRecord).map(panelFrom) }),
    },
  };
}

function panelFrom({ panel, elements }: Readonly<Record<string, unknown>>): EditorPanel {
  return { panel: textOf(panel), elements: fromLibrary(elements) };
}
