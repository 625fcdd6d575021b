import type { Database } from '@portico/kernel/server';
import type { Taxonomy } from '../Blog.ts';
import type { PostRow, TermRow } from '../tables.ts';
import type { PostDraft } from '../writing/PostDraft.ts';
import type { CarriedMenuItem } from './kitMenuItems.ts';
import type { WxrItem } from './WxrEntry.ts';

/** Posts and terms on their way between sites, as part of a larger move that is one transaction. */
export interface Carriage {
  /** What is published, newest first. */
  list(database: Database, type: 'post' | 'page'): Promise<Pick<PostRow, 'id' | 'guid' | 'title' | 'slug'>[]>;
  /**
   * These posts as an export file, in this order. The same posts under the same names give the same text on every site:
   * it tells no time, and of the site only what it is told.
   */
  write(database: Database, posts: readonly CarriedPost[], channel: CarriedChannel): Promise<string>;
  /** The posts in an export file, and what would become of each. Throws an error with a sentence when it is none. */
  look(database: Database, wxr: string): Promise<FoundPost[]>;
  /** The items of menus in an export file, in their order. */
  menuItems(wxr: string): Promise<CarriedMenuItem[]>;
  /** Adds what is not here yet; what is stays as it is. */
  add(transaction: Database, wxr: string, skip: ReadonlySet<string>): Promise<CarriedPosts>;
  /** A post that comes by itself. What is not said is as the site has it. */
  addPost(transaction: Database, post: SinglePost): Promise<{ readonly id: number; readonly made: Made }>;
  terms(database: Database, taxonomy: Taxonomy): Promise<TermRow[]>;
  /** By their slugs; the ids come in the order of the terms. */
  addTerms(
    transaction: Database,
    taxonomy: Taxonomy,
    terms: readonly CarriedTerm[],
  ): Promise<{ readonly ids: readonly number[]; readonly made: Made }>;
  /** Takes away what was made. */
  undo(transaction: Database, made: Made): Promise<void>;
}

/** A post of this site, and what it is called in the file. */
export interface CarriedPost {
  readonly id: number;
  readonly number: string;
  readonly guid: string;
}

/** A post in a file, as it would be known here. */
export interface FoundPost extends Pick<WxrItem, 'id' | 'guid' | 'title' | 'slug'> {
  /** The post of this site that it is already. */
  readonly existing: number | null;
  /** Why it has no place here; empty where it has. */
  readonly problem: string;
}

export interface SinglePost extends Pick<PostDraft, 'title' | 'slug' | 'html' | 'excerpt' | 'cover'> {
  readonly terms: readonly { readonly taxonomy: Taxonomy; readonly slug: string }[];
  /** `null` for now. */
  readonly publishedAt: number | null;
}

export interface CarriedTerm extends Pick<TermRow, 'slug' | 'name' | 'description'> {
  /** The slug of the category that it lies below; empty at the top. */
  readonly parent?: string;
}

export interface CarriedChannel {
  readonly title: string;
  readonly description: string;
  /** `https://example.org`, without a slash at the end. */
  readonly origin: string;
}

export interface CarriedPosts {
  /** Ids in the file, and what they became. */
  readonly ids: Readonly<Record<string, string>>;
  /** Those of them that were here before. */
  readonly kept: readonly string[];
  readonly made: Made;
}

/** Ids of what was not there before. */
export interface Made {
  readonly posts: readonly number[];
  readonly terms: readonly number[];
  readonly authors: readonly number[];
  /** Addresses of pictures; absent in what was noted down before these were. */
  readonly attachments?: readonly string[];
}
