import type { SignedInRole } from '../http/Role.ts';

/** What accounts keep in the database. Times are epoch milliseconds. */
export interface AccountTables {
  users: UserRow;
  sessions: SessionRow;
  sign_in_failures: SignInFailureRow;
}

export interface UserRow {
  id: string;
  /** Lower case; unique. */
  name: string;
  /** Lower case; unique where it is known. */
  email: string | null;
  display_name: string;
  role: SignedInRole;
  password_hash: string;
  disabled_at: number | null;
  created_at: number;
}

export interface SessionRow {
  /** Known to the person's other sessions; the token is not. */
  id: string;
  /** SHA-256 of the token in the cookie: who reads this table cannot become anybody. */
  token_hash: string;
  user_id: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  address: string;
  user_agent: string;
}

export interface SignInFailureRow {
  id: string;
  /** The account's id, or what was typed where there is no such account. */
  account: string;
  address: string;
  at: number;
}
