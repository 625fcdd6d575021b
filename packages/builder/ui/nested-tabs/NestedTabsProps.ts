/** The titles of nested tabs, as they stand in the markup. Their panels are containers of the page document. */
export interface NestedTabsProps {
  /** The widget's id as a decimal number. */
  readonly number: string;
  readonly items: readonly NestedTabsItem[];
  readonly openItem: number;
}

export interface NestedTabsItem {
  /** The generated one, or one that the author chose. */
  readonly titleId: string;
  readonly contentId: string;
  /** Trusted HTML. */
  readonly title: string;
  /** Trusted HTML: an icon; empty for none. */
  readonly icon: string;
}
