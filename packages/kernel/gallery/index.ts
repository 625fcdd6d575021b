import type { ReactNode } from 'react';

/** One page of the gallery: a widget or behaviour, shown live in its states and settings. */
export interface GalleryEntry {
  /** The page is `/gallery/{slug}/`. */
  readonly slug: string;
  readonly title: string;
  /** One sentence for the index. */
  readonly summary: string;
  /** Its heading in the index. */
  readonly group: string;
  readonly sections: readonly GallerySection[];
  /** Configuration that the page's scripts expect, as on a page of the site. */
  readonly inlineScripts?: readonly string[];
}

export interface GallerySection {
  readonly heading: string;
  /** What to look for. */
  readonly note?: string;
  /** The settings of this example, as a user would enter them. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly example: ReactNode;
}
