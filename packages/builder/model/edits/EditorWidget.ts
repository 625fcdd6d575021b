import type { Field, ValueShape } from '../fields/Field.ts';
import type { Defaults } from '../settings/defaults.ts';
import type { Settings } from '../settings/read.ts';

/** What the editor knows of a kind of element. */
export interface EditorWidget {
  readonly label: string;
  /** What people also look for it by. */
  readonly keywords?: readonly string[];
  readonly category: Category;
  /** It comes with what it is a part of, and is not offered by itself. */
  readonly isPart?: boolean;
  /** Visitors see nothing of it; on the canvas it has a box with its name, to be taken by. */
  readonly isUnseen?: boolean;
  /** Its place among those of its category. */
  readonly order: number;
  /** A drawing of 24 by 24 units, as the data of a path that is drawn with a pen and not filled. */
  readonly icon: string;
  readonly fields: readonly Field[];
  /** What Elementor draws where a document says nothing. */
  readonly defaults?: Defaults;
  /** What a new one starts with. It says an empty value where it has none of what Elementor begins with. */
  readonly newSettings: Settings;
  /** The setting whose rows have a panel each. */
  readonly panelRows?: string;
  /** It looks at its settings once, when it starts: a change starts it anew. */
  readonly restarts?: boolean;
  /** The words that can be written where they stand, on the page itself. */
  readonly typed?: TypedWords;
  /** Its island runs on the canvas as well: it does what is not in its view. */
  readonly canvas?: {
    /** Runs only where this is in it. */
    readonly has?: string;
    /** The item that is open stays open while the widget is changed. */
    readonly keepsItem?: boolean;
  };
}

export interface TypedWords {
  /** The setting that holds them, as HTML. */
  readonly setting: string;
  /** How they stand in it, where it is more than a text. */
  readonly shape?: ValueShape;
  /** What of the element shows them and nothing else; empty where that is the element itself. */
  readonly at: (settings: Settings) => string;
  /** A text with paragraphs and formatting, not a line of words. */
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
