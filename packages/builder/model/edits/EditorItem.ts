import { recordOf, type Settings } from '../settings/read.ts';
import { ATOMIC_PARTS, ATOMIC_WHOLES } from './atomicParts.ts';

/**
 * An element while it is edited, in the form that the editor's component library moves about. The library takes maps
 * apart and puts them together again in ways that lose empty ones, dots in names and more; so all that it does not need
 * to know of an element travels past it as a text.
 */
export interface EditorItem {
  /** `container`, `section`, `column`, a box of version 4, the type of a widget that is known here, or `OTHER`. */
  readonly type: string;
  readonly props: {
    /** The library's: unique on the page, and a new one for every copy. */
    readonly id: string;
    /** An `ItemContent` as JSON. */
    readonly element: string;
    /** What stands in a container, a section or a column. */
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
  /** The id that this came into the editor with. A copy has another one and so is told from its original. */
  readonly born: string;
  /** The id as the document had it, where that could not be the library's. */
  readonly keptId?: unknown;
  /** The element with its id, settings and children left blank, which keeps the order of its members. */
  readonly frame: Settings;
  readonly settings?: unknown;
  /** All of an element that nobody here can look into. */
  readonly raw?: unknown;
}

export interface PanelContent {
  readonly id: unknown;
  readonly frame: Settings;
  readonly settings: unknown;
}

/** An element that is kept and shown as a named box. */
export const OTHER = 'other';

/** Boxes of version 4 that hold anything. */
export const ATOMIC_BOXES = ['e-div-block', 'e-flexbox', 'e-grid'] as const;

export const STRUCTURES = [
  'container',
  'section',
  'column',
  ...ATOMIC_BOXES,
  ...ATOMIC_WHOLES,
  ...ATOMIC_PARTS,
] as const;

/** What the editor can do with a widget: change its settings, or also what stands in its panels. */
export type WidgetKind = 'plain' | 'panels' | 'unknown';

export function contentOf({ element }: EditorItem['props']): ItemContent {
  return JSON.parse(element);
}

export function panelContentOf({ panel }: EditorPanel): PanelContent {
  return JSON.parse(panel);
}

/** The settings of an item, as the panel shows them. */
export function settingsOf(props: EditorItem['props']): Settings {
  return recordOf(contentOf(props).settings);
}

export function withSettings(item: EditorItem, settings: Settings): EditorItem {
  const element = JSON.stringify({ ...contentOf(item.props), settings });
  return { ...item, props: { ...item.props, element } };
}

/** The settings of one of a widget's panels, which is a container. */
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
