import type { Settings } from '../settings/read.ts';

/**
 * An element while it is edited, in the form that the editor's component library moves about. What the library does not
 * need to know of an element travels along untouched, so that nothing is lost on the way back.
 */
export interface EditorItem {
  /** `container`, `section`, `column`, the type of a widget that is known here, or `OTHER`. */
  readonly type: string;
  readonly props: ItemProps;
}

export interface ItemProps {
  /** The library's: unique on the page, and a new one for every copy. */
  readonly id: string;
  /** The id that this came into the editor with. A copy has another `id` and so is told from its original. */
  readonly born: string;
  /** The element with its id, settings and children left blank, which keeps the order of its members. */
  readonly frame: Settings;
  /** The id as the document had it, where that could not be the library's. */
  readonly keptId?: unknown;
  readonly settings?: unknown;
  /** What stands in a container, a section or a column. */
  readonly elements?: readonly EditorItem[];
  /** The containers of a widget that shows one at a time. */
  readonly panels?: readonly EditorPanel[];
  /** All of an element that nobody here can look into. */
  readonly raw?: unknown;
}

export interface EditorPanel {
  readonly id: unknown;
  readonly frame: Settings;
  readonly settings: unknown;
  readonly elements: readonly EditorItem[];
}

/** An element that is kept and shown as a named box. */
export const OTHER = 'other';

export const STRUCTURES = ['container', 'section', 'column'] as const;

/** What the editor can do with a widget: change its settings, or also what stands in its panels. */
export type WidgetKind = 'plain' | 'panels' | 'unknown';
