import { recordOf, type Settings } from '../settings/read.ts';
import { ATOMIC_PARTS, ATOMIC_WHOLES } from './atomicParts.ts';

/**
 * An element while it is edited, in Puck's form. Puck loses empty maps, dots in names and more when it splits and merges
 * objects; so everything it does not need to know is passed as a string.
 */
export interface EditorItem {
  /** `container`, `section`, `column`, a version 4 box, the type of a known widget, or `OTHER`. */
  readonly type: string;
  readonly props: {
    /** Puck's id: unique on the page, and new for every copy. */
    readonly id: string;
    /** An `ItemContent` as JSON. */
    readonly element: string;
    /** The content of a container, a section or a column. */
    readonly elements?: readonly EditorItem[];
    /** The containers of a widget that shows one at a time. */
    readonly panels?: readonly EditorPanel[];
  };
}

export interface EditorPanel {
  /** A `PanelContent` as JSON. */
  readonly panel: string;
  readonly elements: readonly EditorItem[];
}

export interface ItemContent {
  /** The id with which it entered the editor. A copy has a different one, so it can be told from the original. */
  readonly born: string;
  /** The id in the document, if Puck could not use it. */
  readonly keptId?: unknown;
  /** The element with its id, settings and children left blank, which keeps the order of its members. */
  readonly frame: Settings;
  readonly settings?: unknown;
  /** The whole of an element that is unknown here. */
  readonly raw?: unknown;
}

export interface PanelContent {
  readonly id: unknown;
  readonly frame: Settings;
  readonly settings: unknown;
}

/** An element that is kept and shown as a named box. */
export const OTHER = 'other';

/** Version 4 boxes that may contain anything. */
export const ATOMIC_BOXES = ['e-div-block', 'e-flexbox', 'e-grid'] as const;

export const STRUCTURES = [
  'container',
  'section',
  'column',
  ...ATOMIC_BOXES,
  ...ATOMIC_WHOLES,
  ...ATOMIC_PARTS,
] as const;

/** What the editor can do with a widget: change its settings, or also the content of its panels. */
export type WidgetKind = 'plain' | 'panels' | 'unknown';

export function contentOf({ element }: EditorItem['props']): ItemContent {
  return JSON.parse(element);
}

export function panelContentOf({ panel }: EditorPanel): PanelContent {
  return JSON.parse(panel);
}

/** An item's settings, as shown in the panel. */
export function settingsOf(props: EditorItem['props']): Settings {
  return recordOf(contentOf(props).settings);
}

export function withSettings(item: EditorItem, settings: Settings): EditorItem {
  const element = JSON.stringify({ ...contentOf(item.props), settings });
  return { ...item, props: { ...item.props, element } };
}

/** Settings of one of a widget's panels, which is a container. */
export function panelSettings({ panels }: EditorItem['props'], index: number): Settings {
  const panel = panels?.[index];
  return panel ? recordOf(panelContentOf(panel).settings) : {};
}

export function withPanelSettings(item: EditorItem, index: number, settings: Settings): EditorItem {
  const panels = item.props.panels?.map((panel, position) =>
    position === index ? { ...panel, panel: JSON.stringify({ ...panelContentOf(panel), settings }) } : panel,
  );
  return { ...item, props: { ...item.props, ...(panels && { panels }) } };
}
