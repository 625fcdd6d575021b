/** Titles that open and close their content: an accordion or a toggle, as in the markup. */
export interface DisclosureProps {
  readonly kind: DisclosureKind;
  /**
   * Tag of a title. Other products make the title itself the heading, but a heading with the role of a button is not one to
   * screen readers.
   */
  readonly titleTag: string;
  /** The heading around each title, as on our own pages; `null` if there is none. */
  readonly headingTag: HeadingTag | null;
  readonly items: readonly DisclosureItem[];
  /** Indexes of the open items, ascending. */
  readonly openItems: readonly number[];
}

/** An accordion has at most one item open and starts with the first. A toggle's items are independent. */
export type DisclosureKind = 'accordion' | 'toggle';

export interface DisclosureItem {
  readonly titleId: string;
  readonly contentId: string;
  /** Trusted HTML: the whole title, including icons. Other products have plain text there, or a link. */
  readonly title: string;
  /** Trusted HTML. */
  readonly content: string;
}

export const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
export type HeadingTag = (typeof HEADING_TAGS)[number];

/** Class of the heading around a title. */
export const ITEM_HEADING = 'portico-item-heading';
