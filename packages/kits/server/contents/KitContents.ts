import type { Database } from '@portico/kernel/server';
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
 * What kits carry of a site, each kind behind an interface that the site wires. Every method is given the database to work
 * with, so that all changes of an import are one transaction. A change answers with what is needed to take it back.
 */
export interface KitContents {
  /** Not part of any transaction, and not to be asked inside of one. */
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
  /** With a slash at its end. */
  readonly url: string;
  readonly theme: ManifestTheme | null;
  readonly plugins: readonly ManifestPlugin[];
  /** Names of features that are switched on. */
  readonly experiments: readonly string[];
}

/** What takes a change back. It is kept as JSON until the import can no longer be undone. */
export type Undo = unknown;

/** Who imports. */
export interface Importer {
  readonly id: string;
  readonly name: string;
}

/** A page or a template, without its elements. */
export interface KitDocument {
  readonly id: string;
  /** `page` for what visitors can go to; `null` for a template. */
  readonly postType: string | null;
  readonly docType: string;
  readonly title: string;
  /** The last part of its address; `null` for a template. */
  readonly slug: string | null;
  readonly isHome: boolean;
  /** A draft, or in the trash: no kit carries it, but its number and its address are taken. */
  readonly isHidden?: boolean;
  /** Of the hidden, whether it is in the trash. */
  readonly isTrashed?: boolean;
  /** Where a theme part is shown, in Elementor's words; absent for what is no theme part. */
  readonly conditions?: readonly string[];
  readonly facts: DocumentFacts;
}

/** What the manifest says about a document beside what the document itself knows. */
export interface DocumentFacts {
  readonly excerpt?: string;
  readonly thumbnail?: string | false;
  readonly terms?: readonly ManifestTerm[];
  readonly post_parent?: number;
  readonly post_date?: string;
  /** Where a theme part shows, and whatever else an add-on wrote down. */
  readonly [addOn: string]: unknown;
}

/** What the site itself keeps of a document; the facts of the manifest are kept beside it. */
export type StoredDocument = Omit<KitDocument, 'facts'> & {
  /** For a post that was made with the builder, what else makes it one. */
  readonly post?: BuiltPost;
};

export interface BuiltPost {
  readonly excerpt: string;
  readonly terms: readonly ManifestTerm[];
  /** As the kit writes it; empty for now. */
  readonly date: string;
  /** A picture of the media library. */
  readonly cover: number | null;
}

export interface KitDocuments {
  /** Pages and templates, hidden ones too. */
  list(database: Database): Promise<readonly StoredDocument[]>;
  /** `null` when it is gone. */
  read(database: Database, id: string): Promise<DocumentFile | null>;
  /** A document of a kit with its HTML made safe. Throws an error with a sentence when it is none. */
  parse(file: unknown): DocumentFile;
  /** What of a document this site would not show, in sentences for whoever imports it; empty where it shows everything. */
  gaps?(file: unknown, docType: string): Promise<string>;
  /** A document that counts on Elementor's look, and says so, for a site that has another. */
  asElementor?(file: DocumentFile): DocumentFile;
  /**
   * Replaces the document of this id, or makes a new one, under this id where it is free. Makes it the home page where it
   * says so, and never stops another one from being it.
   */
  write(
    database: Database,
    document: StoredDocument,
    content: DocumentFile,
    by: Importer,
  ): Promise<{
    readonly id: string;
    /** The post that it draws, for what is one. */
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
  /** The taxonomies of each type of post that has any. */
  list(database: Database): Promise<readonly { postType: string; name: string; label: string }[]>;
  /** A parent always before its children. */
  terms(database: Database, taxonomy: string): Promise<readonly TermFile[]>;
  /** Terms whose slug is there already are used as they are. */
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
  /** The same for a post wherever it is carried. */
  readonly guid: string;
  readonly title: string;
  readonly slug: string;
}

/** A post in a WXR, as it would be known here. */
export interface FoundPost extends KitPost {
  /** The post of this site that it is already. */
  readonly existing: string | null;
  /** Why it has no place here; empty where it has. */
  readonly problem: string;
}

/** A post of the site, and what it is called in a kit. */
export interface NamedPost {
  readonly id: string;
  readonly number: string;
  readonly guid: string;
}

/** What a WXR says about itself: it is a part of the kit. */
export interface KitChannel {
  readonly title: string;
  readonly description: string;
  /** The address of the site that made the kit, with a slash at its end. */
  readonly site: string;
}

export interface KitPosts {
  readonly types: readonly PostType[];
  /** Published posts that were not made with the builder, newest first; the same posts on every site in the same order. */
  list(database: Database, postType: string): Promise<readonly KitPost[]>;
  /** These posts as WXR. The same posts under the same names give the same text. */
  write(
    database: Database,
    postType: string,
    posts: readonly NamedPost[],
    channel: KitChannel,
  ): Promise<string>;
  /** What a WXR holds, and what of it is here. Throws an error with a sentence when it is none. */
  look(database: Database, wxr: string): Promise<readonly FoundPost[]>;
  /** Posts that are there already stay as they are; `skip` names those to leave out. HTML is made safe. */
  add(
    database: Database,
    postType: string,
    wxr: string,
    options: { readonly skip: ReadonlySet<string> },
  ): Promise<{
    /** Numbers in the file, and what the posts became. */
    readonly succeed: Readonly<Record<string, string>>;
    /** The same for those that were here before. */
    readonly kept: Readonly<Record<string, string>>;
    readonly undo: Undo;
  }>;
  undo(database: Database, undo: Undo): Promise<void>;
}

/** Everything a site has set for its looks. */
export interface StoredSettings {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly experiments: readonly string[];
  readonly classes: GlobalClasses | null;
  readonly variables: unknown;
  /** Defaults of elements, and styles of tags: files of the kit by name, as they came. */
  readonly files: Readonly<Record<string, unknown>>;
}

export interface KitSettings {
  read(database: Database): Promise<StoredSettings>;
  write(database: Database, settings: StoredSettings): Promise<Undo>;
  undo(database: Database, undo: Undo): Promise<void>;
}

/** A menu as a kit carries it. */
export interface KitMenu {
  readonly name: string;
  /** Where the theme prints it; `null` where the kit does not say. */
  readonly places: readonly string[] | null;
  readonly items: readonly (KitMenuItem & Readonly<Record<string, unknown>>)[];
}

interface KitMenuItem {
  readonly id: string;
}

/** Numbers of pages: those of this site to those of the kit, or the other way round. */
export type PageNumbers = ReadonlyMap<string, string>;

/** What things of a kit are called here. */
export interface NewNumbers {
  readonly pages: PageNumbers;
  readonly posts: ReadonlyMap<string, string>;
}

export interface KitMenus {
  /** With the numbers by which the kit knows the pages. */
  read(database: Database, numbers: PageNumbers): Promise<readonly KitMenu[]>;
  /** What the file of a kit holds. Throws an error with a sentence when it is no list of menus. */
  parse(file: unknown): readonly KitMenu[];
  /** The same for the posts in which WordPress keeps the items of menus. `categories` are slugs by number. */
  ofItems(wxr: string, categories: ReadonlyMap<string, string>): Promise<readonly KitMenu[]>;
  /** Takes the place of menus that are called the same. */
  add(database: Database, menus: readonly KitMenu[], numbers: NewNumbers): Promise<Undo>;
  undo(database: Database, undo: Undo): Promise<void>;
}

/** A file of a font, in one weight and style. */
export interface KitFontFace {
  readonly family: string;
  /** As a sheet says it: `400`, or `100 900`. */
  readonly weight: string;
  readonly style: string;
}

/** A face of a font that the owner has uploaded. */
export interface KitFontFile extends KitFontFace {
  /** The address of its file on this site; no other file ever has it. */
  readonly path: string;
}

/** Fonts that the site itself serves. */
export interface KitFonts {
  /** The owner's own. */
  list(database: Database): Promise<readonly KitFontFile[]>;
  /** The file at an address; `null` when it is gone. */
  read(path: string): Promise<Uint8Array | null>;
  /** Whether pages of this site have the files of a font. */
  known(database: Database): Promise<(family: string) => boolean>;
  /** Keeps a file of a font, and answers with the font's number. Throws an error with a sentence for what is none. Never inside a transaction. */
  store(
    face: KitFontFace & { readonly content: Buffer },
  ): Promise<{ readonly id: number; readonly isNew: boolean }>;
  /** Removes fonts with all their files, except for those that the site's theme has. Never inside a transaction. */
  remove(ids: readonly number[]): Promise<void>;
}
