import type { Customization, KitPart, TermFile } from '../../wire/public.ts';
import type { FoundPost, KitDocument, KitPost, StoredSettings } from '../contents/KitContents.ts';
import type { SiteMenus } from './menuLines.ts';

/** What the site has, as far as it can conflict with an import. */
export interface SiteContents {
  readonly documents: readonly KitDocument[];
  /** Whether a document of the site equals a kit's file: then nothing is lost by replacing it. */
  saysTheSame(id: string, file: unknown): Promise<boolean>;
  /** Why a kit's file cannot become a document, as a sentence; empty if it can. */
  problemOf(file: unknown): string;
  /** For each post type of the site. */
  readonly posts: Readonly<Record<string, readonly KitPost[]>>;
  /** The posts in a WXR file, and which of them exist here. */
  lookAtPosts(wxr: string): Promise<readonly FoundPost[]>;
  /** For each taxonomy of the site. */
  readonly terms: Readonly<Record<string, readonly TermFile[]>>;
  readonly menus: SiteMenus;
  /** Whether pages of this site have the files of a font. */
  hasFont(family: string): boolean;
  readonly plugins: readonly string[];
  readonly themeSlug: string | null;
  readonly settings: StoredSettings;
}

export interface ImportOrder {
  readonly include: readonly KitPart[];
  readonly customization: Customization;
}
