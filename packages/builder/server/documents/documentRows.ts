import { jsonColumn } from '@portico/kernel/server';
import Type from 'typebox';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { conditionsIn } from '../../model/templates/conditions.ts';
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

/** Columns for lists. */
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

/** PHP writes an empty map as `[]`. */
const Settings = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Array(Type.Unknown())]);
export const settingsIn = jsonColumn('builder_documents.settings', Settings, {});
export const elementsIn = jsonColumn('builder_documents.elements', Type.Array(Type.Unknown()), []);

const conditionsColumn = jsonColumn('builder_documents.conditions', Type.Array(Type.Unknown()), []);

export function storedConditions(column: string | null): readonly string[] {
  return column === null ? [] : conditionsIn(conditionsColumn(column));
}

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
  return { ...summary(row), ...contentOf(row), metadata: settingsIn(row.metadata) };
}

function contentOf(row: Pick<DocumentRow, 'title' | 'settings' | 'elements'>): DocumentContent {
  return { title: row.title, settings: settingsIn(row.settings), elements: elementsIn(row.elements) };
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
    // Sanitised when it was stored.
    document: parseDocument({ content: elements, settings }, { id, type, cleanHtml: (html) => html }),
  };
}

/** Columns of a revision for lists. */
export const REVISION_SUMMARY = ['id', 'kind', 'title', 'base_version', 'made_at', 'author_name'] as const;

export function revisionSummary(row: Pick<RevisionRow, (typeof REVISION_SUMMARY)[number]>): RevisionSummary {
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
