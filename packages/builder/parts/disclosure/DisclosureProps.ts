/** Titles that open and close what stands below them: an accordion or a toggle, as it stands in the markup. */
export interface DisclosureProps {
  readonly kind: DisclosureKind;
  /** What a title is itself. Other products make it the heading; a heading that is a button is none to a screen reader. */
  readonly titleTag: string;
  /** The heading around each title, as our own pages have it; `null` where there is none. */
  readonly headingTag: HeadingTag | null;
  readonly items: readonly DisclosureItem[];
  /** Indexes of the items that are open, ascending. */
  readonly openItems: readonly number[];
}

/** An accordion has at most one item open and begins with its first. A toggle's items know nothing of each other. */
export type DisclosureKind = 'accordion' | 'toggle';

export interface DisclosureItem {
  readonly titleId: string;
  readonly contentId: string;
  /** Trusted HTML: all that stands in the title, its icons with it. Other products have plain text there, or a link. */
  readonly title: string;
  /** Trusted HTML. */
  readonly content: string;
}

export const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
export type HeadingTag = (typeof HEADING_TAGS)[number];

/** The class of a heading around a title. */
export const ITEM_HEADING = 'portico-item-heading';
