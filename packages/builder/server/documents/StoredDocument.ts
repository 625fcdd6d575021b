/** A page document as stored: the tree exactly as in kits, including unknown parts. */
export interface StoredDocument extends DocumentContent {
  readonly id: number;
  /** `wp-page` for pages with a URL; templates are `page`, `section`, `container`, `header`, `footer`. */
  readonly type: string;
  readonly slug: string | null;
  readonly metadata: unknown;
  readonly version: number;
  readonly isPublished: boolean;
  /** The draft differs from the published version. */
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
  /** A map, or `[]` as in some kits. */
  readonly settings: unknown;
  readonly elements: readonly unknown[];
}

/** For lists: everything except the content. */
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

/** The type of pages with their own URL. */
export const PAGE_TYPE = 'wp-page';
