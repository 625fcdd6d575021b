import type { Database } from '@portico/kernel/server';
import type { DroppedValues } from '../../wire/admin.ts';
import type {
  DocumentFile,
  GlobalClasses,
  ManifestPlugin,
  ManifestTerm,
  ManifestTheme,
  TermFile,
} from '../../wire/public.ts';
import type { KitPictures } from './KitPictures.ts';

/**
 * The parts of a site that kits contain, each behind an interface that the site provides. Every method gets the database to
 * use, so that all changes of an import are one transaction. A change returns what is needed to undo it.
 */
export interface KitContents {
  /** Not part of any transaction; must not be called inside one. */
  site(): Promise<SiteFacts>;
  readonly documents: KitDocuments;
  readonly taxonomies: KitTaxonomies;
  readonly posts: KitPosts;
  readonly settings: KitSettings;
  readonly menus: KitMenus;
  readonly pictures: KitPictures;
  readonly fonts: KitFonts;
}

export interface SiteFacts {
  /** With a trailing slash. */
  readonly url: string;
  readonly theme: ManifestTheme | null;
  readonly plugins: readonly ManifestPlugin[];
  /** Names of enabled features. */
  readonly experiments: readonly string[];
}

/** Undoes a change. Stored as JSON until the import can no longer be undone. */
export type Undo = unknown;

/** Who imports. */
export interface Importer {
  readonly id: string;
  readonly name: string;
}

/** A page or a template, without its elements. */
export interface KitDocument {
  readonly id: string;
  /** `page` for what visitors can open; `null` for a template. */
  readonly postType: string | null;
  readonly docType: string;
  readonly title: string;
  /** The last part of its URL; `null` for a template. */
  readonly slug: string | null;
  readonly isHome: boolean;
  /** A draft, or in the trash: not exported, but its ID and URL are taken. */
  readonly isHidden?: boolean;
  /** For hidden ones: whether it is in the trash. */
  readonly isTrashed?: boolean;
  /** Where a theme part is shown, in Elementor's format; absent for anything else. */
  readonly conditions?: readonly string[];
  readonly facts: DocumentFacts;
}

/** What the manifest says about a document beyond the document itself. */
export interface DocumentFacts {
  readonly excerpt?: string;
  readonly thumbnail?: string | false;
  readonly terms?: readonly ManifestTerm[];
  readonly post_parent?: number;
  readonly post_date?: string;
  /** Where a theme part is shown, and anything else an add-on stored. */
  readonly [addOn: string]: unknown;
}

/** What the site itself stores of a document; the manifest's facts are stored separately. */
export type StoredDocument = Omit<KitDocument, 'facts'> & {
  /** For a post made in the builder: its post data. */
  readonly post?: BuiltPost;
};

export interface BuiltPost {
  readonly excerpt: string;
  readonly terms: readonly ManifestTerm[];
  /** In the kit's format; empty means now. */
  readonly date: string;
  /** The ID of a picture in the media library. */
  readonly cover: number | null;
}

export interface KitDocuments {
  /** Pages and templates, including hidden ones. */
  list(database: Database): Promise<readonly StoredDocument[]>;
  /** `null` if it no longer exists. */
  read(database: Database, id: string): Promise<DocumentFile | null>;
  /** Why a kit's file cannot become a document, as a sentence; empty if it can. Asked before an import, so it takes little time. */
  problem?(file: unknown): string;
  /** Parses a kit's document and sanitises its HTML. Throws with a message if it is not a document. */
  parse(file: unknown): DocumentFile;
  /** What this site would not show of a document, as sentences for the user; empty if it shows everything. */
  gaps?(file: unknown, docType: string): Promise<string>;
  /** Values in a kit's file that pages are drawn without. Takes little time, since an import asks it of every document. */
  dropped?(file: unknown): DroppedValues;
  /** Marks a document as relying on Elementor's look, for a site that has another. */
  asElementor?(file: DocumentFile): DocumentFile;
  /**
   * Replaces the document with this ID or creates one, under this ID if it is free. Makes it the home page if it says so, but
   * never stops another one from being it.
   */
  write(
    database: Database,
    document: StoredDocument,
    content: DocumentFile,
    by: Importer,
  ): Promise<{
    readonly id: string;
    /** The post that it renders, if it is one. */
    readonly post?: string;
    readonly undo: Undo;
  }>;
  undo(database: Database, undo: Undo): Promise<void>;
}

export interface TermChange {
  readonly old_id: number;
  readonly new_id: number;
  readonly old_slug: string;
  readonly new_slug: string;
}

export interface KitTaxonomies {
  /** The taxonomies of each post type that has any. */
  list(database: Database): Promise<readonly { postType: string; name: string; label: string }[]>;
  /** Parents always before their children. */
  terms(database: Database, taxonomy: string): Promise<readonly TermFile[]>;
  /** Terms with an existing slug are used as they are. */
  add(
    database: Database,
    taxonomy: string,
    terms: readonly TermFile[],
  ): Promise<{ readonly terms: readonly TermChange[]; readonly undo: Undo }>;
  undo(database: Database, undo: Undo): Promise<void>;
}

export interface PostType {
  readonly name: string;
  readonly single: string;
  readonly plural: string;
}

export interface KitPost {
  readonly id: string;
  /** The same for a post wherever it is transferred. */
  readonly guid: string;
  readonly title: string;
  readonly slug: string;
}

/** A post in a WXR file, compared with this site. */
export interface FoundPost extends KitPost {
  /** The matching post on this site, if it already exists. */
  readonly existing: string | null;
  /** Why it cannot be imported; empty if it can. */
  readonly problem: string;
}

/** A post of the site and its ID in a kit. */
export interface NamedPost {
  readonly id: string;
  readonly number: string;
  readonly guid: string;
}

/** The header of a WXR file: it is part of the kit. */
export interface KitChannel {
  readonly title: string;
  readonly description: string;
  /** The URL of the site that made the kit, with a trailing slash. */
  readonly site: string;
}

export interface KitPosts {
  readonly types: readonly PostType[];
  /** Published posts not made in the builder, newest first; the same posts have the same order on every site. */
  list(database: Database, postType: string): Promise<readonly KitPost[]>;
  /** These posts as WXR. The same posts with the same IDs give the same text. */
  write(
    database: Database,
    postType: string,
    posts: readonly NamedPost[],
    channel: KitChannel,
  ): Promise<string>;
  /** The posts in a WXR file, and which of them exist here. Throws with a message if it is not WXR. */
  look(database: Database, wxr: string): Promise<readonly FoundPost[]>;
  /** Existing posts stay as they are; `skip` names those to leave out. HTML is sanitised. */
  add(
    database: Database,
    postType: string,
    wxr: string,
    options: { readonly skip: ReadonlySet<string> },
  ): Promise<{
    /** IDs in the file, mapped to those of the new posts. */
    readonly succeed: Readonly<Record<string, string>>;
    /** The same for posts that already existed. */
    readonly kept: Readonly<Record<string, string>>;
    readonly undo: Undo;
  }>;
  undo(database: Database, undo: Undo): Promise<void>;
}

/** All design settings of a site. */
export interface StoredSettings {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly experiments: readonly string[];
  readonly classes: GlobalClasses | null;
  readonly variables: unknown;
  /** Element defaults and tag styles: the kit's files by name, unchanged. */
  readonly files: Readonly<Record<string, unknown>>;
}

export interface KitSettings {
  /** Values in a kit's settings that pages are drawn without. */
  dropped?(settings: Readonly<Record<string, unknown>>): DroppedValues;
  /** The same for its classes. */
  droppedInClasses?(classes: GlobalClasses): DroppedValues;
  read(database: Database): Promise<StoredSettings>;
  write(database: Database, settings: StoredSettings): Promise<Undo>;
  undo(database: Database, undo: Undo): Promise<void>;
}

/** A menu as stored in a kit. */
export interface KitMenu {
  readonly name: string;
  /** Its theme locations; `null` if the kit does not say. */
  readonly places: readonly string[] | null;
  readonly items: readonly (KitMenuItem & Readonly<Record<string, unknown>>)[];
}

interface KitMenuItem {
  readonly id: string;
}

/** Page IDs: from this site's to the kit's, or the other way round. */
export type PageNumbers = ReadonlyMap<string, string>;

/** The IDs that a kit's items have here. */
export interface NewNumbers {
  readonly pages: PageNumbers;
  readonly posts: ReadonlyMap<string, string>;
}

export interface KitMenus {
  /** With the kit's page IDs. */
  read(database: Database, numbers: PageNumbers): Promise<readonly KitMenu[]>;
  /** Parses a kit's file. Throws with a message if it is not a list of menus. */
  parse(file: unknown): readonly KitMenu[];
  /** The same for the posts in which WordPress stores menu items. `terms` are the kit's categories and tags by ID. */
  ofItems(
    wxr: string,
    terms: ReadonlyMap<string, Pick<TermFile, 'taxonomy' | 'slug' | 'name'>>,
  ): Promise<readonly KitMenu[]>;
  /** Replaces menus with the same name. */
  add(database: Database, menus: readonly KitMenu[], numbers: NewNumbers): Promise<Undo>;
  undo(database: Database, undo: Undo): Promise<void>;
}

/** A font file of one weight and style. */
export interface KitFontFace {
  readonly family: string;
  /** As in CSS: `400`, or `100 900`. */
  readonly weight: string;
  readonly style: string;
}

/** A face of a font uploaded by the owner. */
export interface KitFontFile extends KitFontFace {
  /** The path of its file on this site, never used for another file. */
  readonly path: string;
}

/** Fonts served by the site itself. */
export interface KitFonts {
  /** The fonts uploaded by the owner. */
  list(database: Database): Promise<readonly KitFontFile[]>;
  /** The file at a path; `null` if it no longer exists. */
  read(path: string): Promise<Uint8Array | null>;
  /** Whether pages of this site have the files of a font. */
  known(database: Database): Promise<(family: string) => boolean>;
  /** Stores a font file and returns the font's ID. Throws with a message if it is not a font. Never inside a transaction. */
  store(
    face: KitFontFace & { readonly content: Buffer },
  ): Promise<{ readonly id: number; readonly isNew: boolean }>;
  /** Removes fonts with all their files, except those of the site's theme. Never inside a transaction. */
  remove(ids: readonly number[]): Promise<void>;
}
