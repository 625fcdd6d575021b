/** A page document as it is kept: the tree exactly as kits carry it, things that nobody here knows included. */
export interface StoredDocument extends DocumentContent {
  readonly id: number;
  /** `wp-page` for pages that visitors can go to; templates are `page`, `section`, `container`, `header`, `footer`. */
  readonly type: string;
  readonly slug: string | null;
  readonly metadata: unknown;
  readonly version: number;
  readonly isPublished: boolean;
  /** The draft differs from what visitors see. */
  readonly hasUnpublishedChanges: boolean;
  readonly publishedAt: number | null;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly changedBy: string;
  readonly trashedAt: number | null;
}

/** What an editor changes. */
export interface DocumentContent {
  readonly title: string;
  /** A map, or `[]` where a kit had it so. */
  readonly settings: unknown;
  readonly elements: readonly unknown[];
}

/** What a list shows: all but the content. */
export type DocumentSummary = Omit<StoredDocument, 'settings' | 'elements' | 'metadata'>;

export const REVISION_KINDS = ['saved', 'published', 'autosave', 'restored'] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

export interface RevisionSummary {
  readonly id: number;
  readonly kind: RevisionKind;
  readonly title: string;
  readonly baseVersion: number;
  readonly madeAt: number;
  readonly authorName: string;
}

export interface Revision extends RevisionSummary, DocumentContent {}

/** Who writes. */
export interface Author {
  readonly id: string;
  readonly name: string;
}

/** The type of pages that have an address of their own. */
export const PAGE_TYPE = 'wp-page';
