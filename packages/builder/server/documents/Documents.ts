import type { Database } from '@portico/kernel/server';
import type { PageDocument } from '../../model/document/PageDocument.ts';
import type {
  Author,
  DocumentContent,
  DocumentSummary,
  Revision,
  RevisionSummary,
  StoredDocument,
} from './StoredDocument.ts';

/** The page documents of the site. */
export interface Documents {
  /** The same documents, written and read inside a transaction of the caller's. */
  within(transaction: Database): Documents;

  find(id: number): Promise<StoredDocument | null>;
  /** Newest first. What lies in the trash is listed only when it is asked for. */
  list(filter?: ListFilter): Promise<DocumentSummary[]>;
  /** Whole documents, in the order in which they were made. Those in the trash are left out. */
  ofTypes(types: readonly string[]): Promise<StoredDocument[]>;

  /** What visitors see, or `null` while nothing is published. */
  published(id: number): Promise<PublishedDocument | null>;
  publishedAt(slug: string): Promise<PublishedDocument | null>;
  /** What the text of a post is drawn by; `null` for a post that was written. */
  ofPost(post: number): Promise<PublishedDocument | null>;
  /** The page with this address, published or not. */
  pageAt(slug: string): Promise<{ readonly id: number; readonly isPublished: boolean } | null>;
  /** The page that was at this address once, where it is now. */
  movedFrom(slug: string): Promise<{ readonly id: number; readonly slug: string } | null>;
  /** Published pages that search engines may know of. */
  listedPages(): Promise<readonly { readonly id: number; readonly slug: string }[]>;
  /** What visitors would see if this were published: the draft, or one of its revisions. */
  preview(id: number, revision?: number): Promise<PublishedDocument | null>;

  /** An address that is taken gets a number; one that cannot be an address is refused. */
  create(draft: NewDocument, author: Author): Promise<StoredDocument>;
  /** Refused when somebody has saved since `version`: nothing is overwritten unseen. */
  save(id: number, change: Change, author: Author): Promise<StoredDocument>;
  /** Visitors do not see it any more; the draft stays. */
  unpublish(id: number, author: Author): Promise<StoredDocument>;
  duplicate(id: number, author: Author): Promise<StoredDocument>;

  /** Keeps what an author has typed apart from the draft, once for each author. */
  autosave(
    id: number,
    content: DocumentContent & { version: number },
    author: Author,
  ): Promise<RevisionSummary>;
  /** What this author has typed since the document was last saved. */
  autosaveOf(id: number, author: Author): Promise<Revision | null>;
  discardAutosave(id: number, author: Author): Promise<void>;
  revisions(id: number): Promise<RevisionSummary[]>;
  revision(id: number, revision: number): Promise<Revision | null>;
  /** Makes a revision the draft. Visitors see it once it is published. */
  restore(id: number, revision: number, version: number, author: Author): Promise<StoredDocument>;

  /** Into the bin, from where it can be taken out again. */
  trash(id: number): Promise<void>;
  untrash(id: number): Promise<StoredDocument>;
  /** For good. */
  remove(id: number): Promise<void>;
}

export interface ListFilter {
  readonly types?: readonly string[] | undefined;
  readonly state?: 'draft' | 'published' | 'trash' | undefined;
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  /** The last one of the page before. */
  readonly after?: { readonly changedAt: number; readonly id: number } | undefined;
}

export interface NewDocument extends DocumentContent {
  /** A number that nobody has: what comes from elsewhere keeps its own. */
  readonly id?: number | undefined;
  readonly type?: string;
  /** Made from the title when it is left out. */
  readonly slug?: string | undefined;
  readonly metadata?: unknown;
  /** Where it shows, if it is a template. What is no condition is left out. */
  readonly conditions?: readonly string[] | undefined;
  readonly publish?: boolean;
  /** It went through `cleanElements` and `cleanSettings` already, which take their time, and no author has written it. */
  readonly isClean?: boolean;
}

export interface Change extends Partial<DocumentContent> {
  /** The version that the author started from. */
  readonly version: number;
  readonly slug?: string | undefined;
  readonly metadata?: unknown;
  /** As of a new document; as it was where this is left out. */
  readonly conditions?: readonly string[] | undefined;
  readonly publish?: boolean;
  /** As of a new document. */
  readonly isClean?: boolean;
}

export interface PublishedDocument {
  readonly title: string;
  readonly slug: string | null;
  readonly version: number;
  readonly document: PageDocument;
}

/** A page that visitors see depends on this. */
export const pageTag = (slug: string): string => `page:${slug}`;
/** What shows all documents of a kind that has no addresses depends on this. */
export const kindTag = (type: string): string => `documents:${type}`;
/** The sheet of a document depends on this. */
export const documentTag = (id: number | string): string => `document:${id}`;
/** What leads to a page by its title and address, such as a menu, depends on this. */
export const linkTag = (id: number | string): string => `link:${id}`;
