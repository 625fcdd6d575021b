/** Nested tabs, as in the markup. Their panels are containers of the page document. */
export interface NestedTabsProps {
  readonly items: readonly NestedTabsItem[];
  readonly openItem: number;
  /** Older pages have each title a second time, above its panel, for narrow screens. */
  readonly hasNarrowTitles: boolean;
}

export interface NestedTabsItem {
  /** The generated one, or the author's. */
  readonly titleId: string;
  readonly generatedId: string;
  readonly contentId: string;
  /** Not a button on older pages and in some add-ons. */
  readonly titleTag: string;
  /** Trusted HTML: its text, and its icon if any. */
  readonly title: string;
}
