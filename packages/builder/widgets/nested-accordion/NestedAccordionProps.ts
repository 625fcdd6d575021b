import type { HeadingTag } from '../../model/settings/headingTag.ts';

/** The titles of a nested accordion, as in the markup. The panels are containers of the page document. */
export interface NestedAccordionProps {
  readonly items: readonly NestedAccordionItem[];
  readonly titleTag: HeadingTag;
  readonly openItems: readonly number[];
}

export interface NestedAccordionItem {
  readonly itemId: string;
  /** Trusted HTML. */
  readonly title: string;
  /** Trusted HTML: the opened and the closed icon, of which the style sheet shows one; empty for none. */
  readonly icons: string;
}
