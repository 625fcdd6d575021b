import type { ReactNode } from 'react';

/** A code that editors put into a text, like `[contact-form-7 id="1"]`, and what a feature puts in its place. */
export interface EmbedCode {
  readonly names: readonly string[];
  /** Touched when something that it shows changes. */
  readonly tags: readonly string[];
  /** `null` leaves the code as it is written. */
  embed(attributes: EmbedAttributes, place: EmbedPlace): Promise<Embedded | null>;
  /** For whoever brings a text from another site: what it would show and this site does not have. Empty where it has. */
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
  /** The post that the text belongs to; 0 outside of one. */
  readonly postId: number;
  readonly postMeta?: Readonly<Record<string, readonly string[]>>;
  /** How many of a kind stand on the page by now, this one included. */
  count(kind: string): number;
}

export interface Embedded {
  readonly element: ReactNode;
  /** Configuration that the scripts of the page expect, once on a page. */
  readonly inlineScripts?: readonly string[];
}
