import type { ReactNode } from 'react';

/** A shortcode that editors put into a text, like `[contact-form-7 id="1"]`, and what a feature replaces it with. */
export interface EmbedCode {
  readonly names: readonly string[];
  /** Touched when something it shows changes. */
  readonly tags: readonly string[];
  /** `null` leaves the shortcode as written. */
  embed(attributes: EmbedAttributes, place: EmbedPlace): Promise<Embedded | null>;
  /** For importers: what it would show but this site does not have. Empty if it has everything. */
  gap?(attributes: EmbedAttributes): Promise<string>;
}

export interface EmbedAttributes {
  /** By name, in lower case. */
  readonly named: Readonly<Record<string, string | undefined>>;
  /** Those without a name, in order. */
  readonly bare: readonly string[];
}

export interface EmbedPlace {
  readonly pagePath: string;
  /** The post that contains the text; 0 outside a post. */
  readonly postId: number;
  readonly postMeta?: Readonly<Record<string, readonly string[]>>;
  /** How many of a kind are on the page so far, including this one. */
  count(kind: string): number;
}

export interface Embedded {
  readonly element: ReactNode;
  /** Configuration that the page's scripts expect, printed once per page. */
  readonly inlineScripts?: readonly string[];
}
