import type { Generated, Selectable } from 'kysely';

export interface BuilderTables {
  builder_documents: DocumentTable;
  builder_revisions: RevisionTable;
  /** Addresses that pages had. */
  builder_redirects: { slug: string; document: number };
  builder_locks: { document: number; holder: string; holder_name: string; seen_at: number };
  /** How often something was clicked on a day, in UTC. */
  builder_clicks: { document: number; day: string; clicks: number };
  builder_preferences: { user_id: string; preferences: string };
}

interface DocumentTable {
  id: Generated<number>;
  type: string;
  /** Where visitors find it; `null` for parts of pages. */
  slug: string | null;
  title: string;
  settings: string;
  elements: string;
  metadata: string;
  /** Where a template shows, as Elementor writes it; `null` for documents that are none. */
  conditions: string | null;
  /** Counts the saves. Whoever saves says which one they started from. */
  version: number;
  /** What visitors see, which the draft may have moved on from; `null` while nothing is published. */
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
  /** The version of the document that this came from, or came after. */
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
