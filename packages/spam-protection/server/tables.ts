/** The tables of this feature. Times are milliseconds since 1970, flags 0 or 1, JSON is text. */
export interface SpamTables {
  spam_settings: { name: string; value: string };
  spam_sessions: { id: string; data: string; updated_at: number };
  /** Single-use tokens and proofs. */
  spam_used: { key: string; expires_at: number };
  spam_taught: { row: number; weight: number; clicks: number; taught_at: number };
  spam_verdicts: VerdictRow;
  spam_site_keys: SiteKeyRow;
}

/** Another site that may ask for verdicts. */
export interface SiteKeyRow {
  id: string;
  name: string;
  secret: string;
  made_at: number;
  used_at: number | null;
}

export interface VerdictRow {
  id: string;
  made_at: number;
  source: string;
  about: string | null;
  visitor: string;
  sender: string | null;
  text_hash: string;
  score: number;
  decision: string;
  outcome: string;
  version: string;
  reasons: string;
  signals: string | null;
  content: string;
  corrected: string | null;
  corrected_at: number | null;
  corrected_by: string | null;
}
