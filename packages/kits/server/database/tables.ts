import type { Selectable } from 'kysely';

export interface KitsTables {
  kit_sessions: SessionTable;
  kit_undo: { session: string; step: number; part: string; undo: string };
  kit_facts: { document: string; facts: string };
  kit_origins: { digest: string; origin: string };
  kit_identities: IdentityTable;
  kit_hosts: { host: string };
  kit_pictures: PictureTable;
  kit_reports: { session: string; report: string };
  kit_library: LibraryTable;
  kit_exports: { id: string; title: string; bytes: number; made_at: number };
  kit_events: EventTable;
  kit_switches: { name: string; is_on: number };
}

export const SESSION_STATES = ['uploaded', 'importing', 'applied', 'reverted'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

interface SessionTable {
  id: string;
  state: SessionState;
  kit_title: string;
  kit_name: string;
  kit_thumbnail: string;
  kit_source: string;
  /** The library or public library kit that it came from. */
  kit_id: string;
  user_id: string;
  started_at: number;
  ended_at: number | null;
  reverted_at: number | null;
  /** What the import was asked to do and its plan; `null` before it was asked. */
  plan: string | null;
  /** The completed steps with their results. */
  steps: string;
}

interface IdentityTable {
  kind: 'document' | 'post' | 'term';
  /** Its ID on this site. */
  local: string;
  /** Its ID in kits. */
  original: string;
  /** For posts, which are identified by more than an ID; empty otherwise. */
  guid: string;
}

/** A picture or font file from another site that an import needs. */
interface PictureTable {
  id: string;
  session: string;
  url: string;
  host: string;
  /** Its file in the archive; `null` if it has to be fetched. */
  file: string | null;
  /** `unasked` if nobody has allowed its host. */
  state: 'wanted' | 'here' | 'failed' | 'unasked';
  /** Why it is missing, or what was removed from it. */
  problem: string;
  /** Its ID in the media library. */
  media: number | null;
  /** Its current path. */
  place: string;
  /** Whether it was newly added to the library. */
  is_made: number;
  bytes: number;
  width: number;
  height: number;
  /** For a font file, which face; empty for pictures. The font's ID is in `media`. */
  face: string;
}

interface LibraryTable {
  id: string;
  title: string;
  description: string;
  includes: string;
  bytes: number;
  has_picture: number;
  created_at: number;
  updated_at: number;
}

interface EventTable {
  id: string;
  happened_at: number;
  name: string;
  payload: string;
  user_id: string;
  search: string;
}

export type SessionRow = Selectable<SessionTable>;
export type IdentityRow = Selectable<IdentityTable>;
export type PictureRow = Selectable<PictureTable>;
export type LibraryRow = Selectable<LibraryTable>;
export type EventRow = Selectable<EventTable>;
