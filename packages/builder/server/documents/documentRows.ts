import { parseDocument } from '../../document/parseDocument.ts';
import type { DocumentRow, RevisionRow } from '../tables.ts';
import type { PublishedDocument } from './Documents.ts';
import {
  type DocumentContent,
  type DocumentSummary,
  REVISION_KINDS,
  type Revision,
  type RevisionSummary,
  type StoredDocument,
} from './StoredDocument.ts';

/** The columns that a list shows. */
export const SUMMARY = [
  'id',
  'type',
  'slug',
  'title',
  'version',
  'live_version',
  'published_at',
  'created_at',
  'changed_at',
  'changed_by',
  'trashed_at',
] as const;

export const NOT_LIVE = { live_title: null, live_settings: null, live_elements: null };

export function liveOf({ title, settings, elements }: Pick<DocumentRow, 'title' | 'settings' | 'elements'>) {
  return { live_title: title, live_settings: settings, live_elements: elements };
}

export function summary(row: Pick<DocumentRow, (typeof SUMMARY)[number]>): DocumentSummary {
  return {
    id: row.id,
    type: row.type,
    slug: row.slug,
    title: row.title,
    version: row.version,
    isPublished: row.live_version !== null,
    hasUnpublishedChanges: row.live_version !== null && row.live_version !== row.version,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    trashedAt: row.trashed_at,
  };
}

export function stored(row: DocumentRow): StoredDocument {
  return { ...summary(row), ...contentOf(row), metadata: JSON.parse(row.metadata) };
}

function contentOf(row: Pick<DocumentRow, 'title' | 'settings' | 'elements'>): DocumentContent {
  return { title: row.title, settings: JSON.parse(row.settings), elements: JSON.parse(row.elements) };
}

export function live(row: DocumentRow): PublishedDocument | null {
  const { live_title: title, live_settings: settings, live_elements: elements, live_version: version } = row;
  if (row.trashed_at !== null || title === null || settings === null || elements === null || version === null)
    return null;
  return rendered(row, { title, settings, elements }, version);
}

export function rendered(
  { id, type, slug }: DocumentRow,
  kept: Pick<DocumentRow, 'title' | 'settings' | 'elements'>,
  version: number,
): PublishedDocument {
  const { title, settings, elements } = contentOf(kept);
  return {
    title,
    slug,
    version,
    // It was cleaned when it was stored.
    document: parseDocument({ content: elements, settings }, { id, type, cleanHtml: (html) => html }),
  };
}

export function revisionSummary(
  row: Pick<RevisionRow, 'id' | 'kind' | 'title' | 'base_version' | 'made_at' | 'author_name'>,
): RevisionSummary {
  return {
    id: row.id,
    kind: REVISION_KINDS.find((kind) => kind === row.kind) ?? 'saved',
    title: row.title,
    baseVersion: row.base_version,
    madeAt: row.made_at,
    authorName: row.author_name,
  };
}

export function revisionOf(row: RevisionRow): Revision {
  return { ...revisionSummary(row), ...contentOf(row) };
}
