import type { Customization, KitPart, TermFile } from '../../wire/public.ts';
import type { FoundPost, KitDocument, KitPost } from '../contents/KitContents.ts';
import type { SiteMenus } from './menuLines.ts';

/** What the site has, as far as an import can run into it. */
export interface SiteContents {
  readonly documents: readonly KitDocument[];
  /** Whether a document of the site says the same as a file of a kit: then nothing is lost with it. */
  saysTheSame(id: string, file: unknown): Promise<boolean>;
  /** Of each type of post that the site has. */
  readonly posts: Readonly<Record<string, readonly KitPost[]>>;
  /** The posts in a WXR, and which of them are here. */
  lookAtPosts(wxr: string): Promise<readonly FoundPost[]>;
  /** Of each taxonomy that the site has. */
  readonly terms: Readonly<Record<string, readonly TermFile[]>>;
  readonly menus: SiteMenus;
  /** Whether pages of this site have the files of a font. */
  hasFont(family: string): boolean;
  readonly plugins: readonly string[];
  readonly themeSlug: string | null;
}

export interface ImportOrder {
  readonly include: readonly KitPart[];
  readonly customization: Customization;
}
