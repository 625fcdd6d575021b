import type { KitMenu } from '../contents/KitContents.ts';

/** What was designed with Elementor on a WordPress site, out of that site's export file. */
export interface SiteDesigns {
  readonly name: string;
  readonly url: string;
  readonly terms: readonly SiteTerm[];
  readonly menus: readonly KitMenu[];
  /** Of its public pages and posts that were not designed: they are here by the same paths. */
  readonly addresses: readonly string[];
  readonly designs: AsyncIterable<SiteDesign>;
}

export interface SiteTerm {
  readonly id: string;
  readonly taxonomy: 'category' | 'tag';
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** The slug of its parent; empty at the top. */
  readonly parent: string;
}

/** A page, post, template or kit. */
export interface SiteDesign {
  readonly id: string;
  /** WordPress's type: `page`, `post`, `elementor_library`, … */
  readonly type: string;
  /** Elementor's: `wp-page`, `header`, `kit`, … */
  readonly kind: string;
  readonly isDraft: boolean;
  readonly title: string;
  readonly slug: string;
  readonly link: string;
  readonly parent: string;
  readonly excerpt: string;
  readonly date: string;
  readonly cover: string;
  readonly terms: readonly { readonly taxonomy: string; readonly slug: string; readonly name: string }[];
  readonly elements: readonly unknown[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly conditions: unknown;
  readonly display: unknown;
  readonly classes: unknown;
  readonly variables: unknown;
}
