import type { ReactNode } from 'react';

/** One page of the gallery: a widget or a behaviour, shown live in its states and settings. */
export interface GalleryEntry {
  /** The page is `/gallery/{slug}/`. */
  readonly slug: string;
  readonly title: string;
  /** One sentence for the index. */
  readonly summary: string;
  /** The heading that it stands under in the index. */
  readonly group: string;
  readonly sections: readonly GallerySection[];
  /** Configuration that the scripts of the page expect, as on a page of the site. */
  readonly inlineScripts?: readonly string[];
}

export interface GallerySection {
  readonly heading: string;
  /** What to look for. */
  readonly note?: string;
  /** The settings that make this example, as a person would enter them. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly example: ReactNode;
}
