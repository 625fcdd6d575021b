import type { Generated, Selectable } from 'kysely';

export interface BuilderTables {
  builder_documents: DocumentTable;
  builder_revisions: RevisionTable;
  /** Old slugs of pages. */
  builder_redirects: { slug: string; document: number };
  builder_locks: { document: number; holder: string; holder_name: string; seen_at: number };
  /** Clicks per day, in UTC. */
  builder_clicks: { document: number; day: string; clicks: number };
  builder_preferences: { user_id: string; preferences: string };
}

interface DocumentTable {
  id: Generated<number>;
  type: string;
  /** Its slug, where visitors find it; `null` for parts of pages. */
  slug: string | null;
  title: string;
  settings: string;
  elements: string;
  metadata: string;
  /** Where a template is shown, in Elementor's notation; `null` for other documents. */
  conditions: string | null;
  /** Counts the saves. Each save names the version it is based on. */
  version: number;
  /** The published version, which the draft may differ from; `null` if nothing is published. */
  live_title: string | null;
  live_settings: string | null;
  live_elements: string | null;
  live_version: number | null;
  published_at: number | null;
  created_at: number;
  changed_at: number;
  changed_by: string;
  trashed_at: number | null;
}

export interface RevisionTable {
  id: Generated<number>;
  document: number;
  kind: string;
  /** The version of the document that this was, or was based on. */
  base_version: number;
  title: string;
  settings: string;
  elements: string;
  made_at: number;
  author: string;
  author_name: string;
}

export type DocumentRow = Selectable<DocumentTable>;
export type RevisionRow = Selectable<RevisionTable>;
