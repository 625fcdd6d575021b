import type { Database } from '@portico/kernel/server';
import type { Taxonomy } from '../Blog.ts';
import type { PostRow, TermRow } from '../tables.ts';
import type { PostDraft } from '../writing/PostDraft.ts';
import type { ImportedMenuItem } from './kitMenuItems.ts';
import type { WxrItem } from './WxrEntry.ts';

/** Moves posts and terms between sites, as part of a larger transaction. */
export interface PostTransfer {
  /** Published ones, newest first. */
  list(database: Database, type: 'post' | 'page'): Promise<Pick<PostRow, 'id' | 'guid' | 'title' | 'slug'>[]>;
  /**
   * These posts as an export file, in this order. The same posts under the same names give the same text on every site: it has
   * no export date, and only the given facts about the site.
   */
  write(database: Database, posts: readonly ExportedPost[], channel: ExportChannel): Promise<string>;
  /** The posts in an export file, and what would happen to each. Throws a readable error if it is not one. */
  look(database: Database, wxr: string): Promise<FoundPost[]>;
  /** The menu items in an export file, in order. */
  menuItems(wxr: string): Promise<ImportedMenuItem[]>;
  /** Adds what does not exist yet; what exists stays as it is. */
  add(transaction: Database, wxr: string, skip: ReadonlySet<string>): Promise<ImportedPosts>;
  /** Adds a single post. Anything not given has the site's default. */
  addPost(transaction: Database, post: SinglePost): Promise<{ readonly id: number; readonly made: Made }>;
  terms(database: Database, taxonomy: Taxonomy): Promise<TermRow[]>;
  /** By slug; the ids are in the order of the terms. */
  addTerms(
    transaction: Database,
    taxonomy: Taxonomy,
    terms: readonly ImportedTerm[],
  ): Promise<{ readonly ids: readonly number[]; readonly made: Made }>;
  /** Removes what was created. */
  undo(transaction: Database, made: Made): Promise<void>;
}

/** A post of this site, and its name in the file. */
export interface ExportedPost {
  readonly id: number;
  readonly number: string;
  readonly guid: string;
}

/** A post in a file, as it would be here. */
export interface FoundPost extends Pick<WxrItem, 'id' | 'guid' | 'title' | 'slug'> {
  /** The matching post of this site. */
  readonly existing: number | null;
  /** Why it cannot be imported; empty if it can. */
  readonly problem: string;
}

export interface SinglePost extends Pick<PostDraft, 'title' | 'slug' | 'html' | 'excerpt' | 'cover'> {
  readonly terms: readonly { readonly taxonomy: Taxonomy; readonly slug: string }[];
  /** `null` for now. */
  readonly publishedAt: number | null;
}

export interface ImportedTerm extends Pick<TermRow, 'slug' | 'name' | 'description'> {
  /** Slug of the parent category; empty at the top. */
  readonly parent?: string;
}

export interface ExportChannel {
  readonly title: string;
  readonly description: string;
  /** `https://example.org`, without a trailing slash. */
  readonly origin: string;
}

export interface ImportedPosts {
  /** Ids in the file, and their new ids. */
  readonly ids: Readonly<Record<string, string>>;
  /** Those that existed before. */
  readonly kept: readonly string[];
  readonly made: Made;
}

/** Ids of what was created. */
export interface Made {
  readonly posts: readonly number[];
  readonly terms: readonly number[];
  readonly authors: readonly number[];
  /** URLs of pictures; missing in older records. */
  readonly attachments?: readonly string[];
}
