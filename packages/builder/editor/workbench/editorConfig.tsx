import type { ComponentConfig, Config, Fields, SlotField } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { ATOMIC_PARTS, isBound, partsIn } from '../../model/edits/atomicParts.ts';
import { OTHER } from '../../model/edits/EditorItem.ts';
import type { EditorWidget } from '../../model/edits/EditorWidget.ts';
import { newItemProps } from '../../model/edits/newItem.ts';
import { structureWidgets } from '../../model/edits/structureWidgets.ts';
import { CanvasElement, type CanvasElementProps } from '../canvas/CanvasElement.tsx';
import { CanvasRoot } from '../canvas/CanvasRoot.tsx';
import { editorWidgets } from '../editorWidgets.ts';

/** Puck's configuration for our elements: what they may contain, and how they are rendered. */
export function editorConfig(id: string, type: string): Config {
  return {
    root: {
      render: ({ children }: { children?: ReactNode }) => (
        <CanvasRoot id={id} type={type}>
          {children}
        </CanvasRoot>
      ),
    },
    components: Object.fromEntries([
      ...[...editorWidgets].map(([name, widget]) => [name, componentOf(name, widget)]),
      [OTHER, { label: 'Unknown', inline: true, fields: {}, render: renderOf(OTHER) }],
    ]),
  };
}

function componentOf(name: string, widget: EditorWidget): ComponentConfig {
  return {
    label: widget.label,
    inline: true,
    fields: slotsOf(name, widget),
    defaultProps: newItemProps(name, widget),
    render: renderOf(name),
    ...(isBound(name) && { permissions: { drag: false, duplicate: false, delete: false } }),
  };
}

function slotsOf(name: string, widget: EditorWidget): Fields {
  if (name === 'section') return { elements: { type: 'slot', allow: ['column'] } };
  const parts = partsIn(name);
  if (parts) return { elements: { type: 'slot', allow: [...parts] } };
  if (structureWidgets.has(name)) return { elements: ANYTHING };
  const hasPanels = widget.panelRows || widget.hasContent;
  return hasPanels ? { panels: { type: 'array', arrayFields: { elements: ANYTHING } } } : {};
}

const ANYTHING: SlotField = { type: 'slot', disallow: ['column', ...ATOMIC_PARTS] };

function renderOf(name: string): ComponentConfig['render'] {
  return function Element(props) {
    return <CanvasElement type={name} {...(props as CanvasElementProps)} />;
  };
}
