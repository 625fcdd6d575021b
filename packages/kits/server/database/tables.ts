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
  /** The kit of the library or the public library that it came from. */
  kit_id: string;
  user_id: string;
  started_at: number;
  ended_at: number | null;
  reverted_at: number | null;
  /** What the import was asked to do and what follows from it; `null` before it was asked. */
  plan: string | null;
  /** The steps that were gone through, with what each has to say. */
  steps: string;
}

interface IdentityTable {
  kind: 'document' | 'post' | 'term';
  /** Its number on this site. */
  local: string;
  /** Its number in kits. */
  original: string;
  /** Of posts, which are known by more than a number; empty for others. */
  guid: string;
}

/** A picture, or a file of a font, of another site that an import needs. */
interface PictureTable {
  id: string;
  session: string;
  url: string;
  host: string;
  /** The file of the archive that it is; `null` where it has to be fetched. */
  file: string | null;
  /** `unasked` where nobody has allowed its host. */
  state: 'wanted' | 'here' | 'failed' | 'unasked';
  /** Why it is not here. */
  problem: string;
  /** Its number in the media library. */
  media: number | null;
  /** Where it is now. */
  place: string;
  /** Whether the library did not have it before. */
  is_made: number;
  bytes: number;
  width: number;
  height: number;
  /** For the file of a font, which one; empty for pictures. The font's number is in `media`. */
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
