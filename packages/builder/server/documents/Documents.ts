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

/** The site's page documents. */
export interface Documents {
  /** The same documents, within the caller's transaction. */
  within(transaction: Database): Documents;

  find(id: number): Promise<StoredDocument | null>;
  /** Newest first. Trashed ones are only listed on request. */
  list(filter?: ListFilter): Promise<DocumentSummary[]>;
  /** Complete documents, in order of creation, without trashed ones. */
  ofTypes(types: readonly string[]): Promise<StoredDocument[]>;

  /** The published version, or `null` if there is none. */
  published(id: number): Promise<PublishedDocument | null>;
  publishedAt(slug: string): Promise<PublishedDocument | null>;
  /** The document that renders a post's text; `null` for a post that was written. */
  ofPost(post: number): Promise<PublishedDocument | null>;
  /** The reverse: the number of the post that a document renders; `null` for any other document. */
  postOf(id: number): Promise<number | null>;
  /** The page with this slug, published or not. */
  pageAt(slug: string): Promise<{ readonly id: number; readonly isPublished: boolean } | null>;
  /** The page that used to have this slug, with its current one. */
  movedFrom(slug: string): Promise<{ readonly id: number; readonly slug: string } | null>;
  /** Published pages for search engines. */
  listedPages(): Promise<readonly { readonly id: number; readonly slug: string }[]>;
  /** A preview of the draft, or of one of its revisions. */
  preview(id: number, revision?: number): Promise<PublishedDocument | null>;

  /** A slug in use gets a number; an invalid one is refused. */
  create(draft: NewDocument, author: Author): Promise<StoredDocument>;
  /** Refused if somebody has saved since `version`: nothing is silently overwritten. */
  save(id: number, change: Change, author: Author): Promise<StoredDocument>;
  /** Hides it from visitors; the draft stays. */
  unpublish(id: number, author: Author): Promise<StoredDocument>;
  duplicate(id: number, author: Author): Promise<StoredDocument>;

  /** Stores an author's unsaved changes separately from the draft, once per author. */
  autosave(
    id: number,
    content: DocumentContent & { version: number },
    author: Author,
  ): Promise<RevisionSummary>;
  /** This author's changes since the document was last saved. */
  autosaveOf(id: number, author: Author): Promise<Revision | null>;
  discardAutosave(id: number, author: Author): Promise<void>;
  revisions(id: number): Promise<RevisionSummary[]>;
  revision(id: number, revision: number): Promise<Revision | null>;
  /** Makes a revision the draft. Visitors see it once it is published. */
  restore(id: number, revision: number, version: number, author: Author): Promise<StoredDocument>;

  /** Moves it to the trash, from where it can be restored. */
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
  /** The last one of the previous page. */
  readonly after?: { readonly changedAt: number; readonly id: number } | undefined;
}

export interface NewDocument extends DocumentContent {
  /** An unused id: imported documents keep their own. */
  readonly id?: number | undefined;
  readonly type?: string;
  /** Made from the title if left out. */
  readonly slug?: string | undefined;
  readonly metadata?: unknown;
  /** Where it is shown, if it is a template. Invalid conditions are left out. */
  readonly conditions?: readonly string[] | undefined;
  readonly publish?: boolean;
  /** Already passed through `cleanElements` and `cleanSettings`, which take time, and not written by an author. */
  readonly isClean?: boolean;
}

export interface Change extends Partial<DocumentContent> {
  /** The version that the author started from. */
  readonly version: number;
  readonly slug?: string | undefined;
  readonly metadata?: unknown;
  /** As in a new document; unchanged if left out. */
  readonly conditions?: readonly string[] | undefined;
  readonly publish?: boolean;
  /** As in a new document. */
  readonly isClean?: boolean;
}

export interface PublishedDocument {
  readonly title: string;
  readonly slug: string | null;
  readonly version: number;
  readonly document: PageDocument;
}

/** Tag of a page. */
export const pageTag = (slug: string): string => `page:${slug}`;
/** Tag of everything that shows all documents of a type without slugs. */
export const kindTag = (type: string): string => `documents:${type}`;
/** Tag of a document's style sheet. */
export const documentTag = (id: number | string): string => `document:${id}`;
/** Tag of everything that links to a page by its title and URL, such as a menu. */
export const linkTag = (id: number | string): string => `link:${id}`;
