/** Nested tabs, as they stand in the markup. Their panels are containers of the page document. */
export interface NestedTabsProps {
  readonly items: readonly NestedTabsItem[];
  readonly openItem: number;
  /** Older pages print each title a second time, above its panel, for narrow screens. */
  readonly hasNarrowTitles: boolean;
}

export interface NestedTabsItem {
  /** The generated one, or one that the author chose. */
  readonly titleId: string;
  readonly generatedId: string;
  readonly contentId: string;
  /** Older pages and some add-ons make it something else than a button. */
  readonly titleTag: string;
  /** Trusted HTML: its words, and its icon if it has one. */
  readonly title: string;
}
