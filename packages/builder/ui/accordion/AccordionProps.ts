/** The state of an accordion, as it stands in the markup. */
export interface AccordionProps {
  readonly titleTag: TitleTag;
  readonly items: readonly AccordionItem[];
  /** Index of the open item, if any. */
  readonly openItem: number | null;
}

export interface AccordionItem {
  readonly titleId: string;
  readonly contentId: string;
  /** Trusted HTML. */
  readonly title: string;
  /** Trusted HTML. */
  readonly content: string;
  readonly icon: AccordionIcon | null;
}

export interface AccordionIcon {
  readonly side: 'left' | 'right';
  /** Trusted HTML: the closed and the opened icon, of which the style shows one. */
  readonly html: string;
}

export const TITLE_TAGS = ['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
export type TitleTag = (typeof TITLE_TAGS)[number];
