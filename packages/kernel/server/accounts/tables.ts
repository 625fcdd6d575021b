import type { SignedInRole } from '../http/Role.ts';

/** The account tables. Times are epoch milliseconds. */
export interface AccountTables {
  users: UserRow;
  sessions: SessionRow;
  counted_tries: CountedTryRow;
  sign_in_devices: SignInDeviceRow;
  sign_in_links: SignInLinkRow;
}

export interface UserRow {
  id: string;
  /** Lower case; unique. */
  name: string;
  /** Lower case; unique if set. */
  email: string | null;
  display_name: string;
  role: SignedInRole;
  password_hash: string;
  disabled_at: number | null;
  created_at: number;
}

export interface SessionRow {
  /** Visible to the user's other sessions; the token is not. */
  id: string;
  /** SHA-256 of the token in the cookie: reading this table does not allow impersonating anybody. */
  token_hash: string;
  user_id: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  address: string;
  user_agent: string;
}

/** One of the keys that an attempt is counted under. */
export interface CountedTryRow {
  /** The same in all rows of one attempt. */
  try: string;
  key: string;
  at: number;
  /** Until when it counts. */
  until: number;
}

export interface SignInDeviceRow {
  user_id: string;
  /** SHA-256 of the token in that browser's cookie. */
  device_hash: string;
  seen_at: number;
}

export interface SignInLinkRow {
  id: string;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
}
