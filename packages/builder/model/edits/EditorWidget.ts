import type { Field, ValueShape } from '../fields/Field.ts';
import type { Defaults } from '../settings/defaults.ts';
import type { Settings } from '../settings/read.ts';

/** What the editor knows about a kind of element. */
export interface EditorWidget {
  readonly label: string;
  /** Other words that people search for. */
  readonly keywords?: readonly string[];
  readonly category: Category;
  /** It comes with the element it is a part of, and is not offered on its own. */
  readonly isPart?: boolean;
  /** Visitors do not see it; on the canvas it has a box with its name, to select and drag it. */
  readonly isUnseen?: boolean;
  /** Its position in its category. */
  readonly order: number;
  /** An icon of 24 by 24 units, as the data of a stroked path. */
  readonly icon: string;
  readonly fields: readonly Field[];
  /** Elementor's defaults. */
  readonly defaults?: Defaults;
  /** Settings of a new one. An empty value replaces a default of Elementor's. */
  readonly newSettings: Settings;
  /** The setting whose rows have a panel each. */
  readonly panelRows?: string;
  /** The containers in it are panels without rows, all shown at once. */
  readonly hasContent?: boolean;
  /** It reads its settings once, when it starts: a change restarts it. */
  readonly restarts?: boolean;
  /** The text that can be edited in place, on the page itself. */
  readonly typed?: TypedWords;
  /** Its island also runs on the canvas, for behaviour that is not in its view. */
  readonly canvas?: {
    /** Only runs if it contains this. */
    readonly has?: string;
    /** The open item stays open while the widget is edited. */
    readonly keepsItem?: boolean;
  };
}

export interface TypedWords {
  /** The setting with the text, as HTML. */
  readonly setting: string;
  /** How the text is stored in it, if it is more than a string. */
  readonly shape?: ValueShape;
  /** Selector of the node that shows only this text; empty for the element itself. */
  readonly at: (settings: Settings) => string;
  /** A text with paragraphs and formatting, not a single line. */
  readonly isRich?: boolean;
}

export const CATEGORIES = {
  layout: 'Layout',
  basic: 'Basics',
  media: 'Media',
  panels: 'Panels',
  numbers: 'Numbers and notices',
  floating: 'Floating',
  site: 'Posts and site',
  atomic: 'Version 4',
} as const;
export type Category = keyof typeof CATEGORIES;
