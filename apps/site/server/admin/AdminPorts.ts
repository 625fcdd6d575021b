import type { Mail, MailState, MailSummary, Overview } from '@portico/admin/wire/admin';
import type { Limits, Nonces } from '@portico/kernel/server';
import type { Accounts } from '@portico/kernel/server/accounts';

/** What the administrator's screens stand on. */
export interface AdminPorts {
  readonly accounts: Accounts;
  readonly nonces: Nonces;
  readonly limits: Limits;
  readonly outbox: OutboxDesk;
  /** The state of the site's machinery, right now. */
  readonly overview: () => Promise<Overview>;
  /** Where the built application lies: `dist/admin`. */
  readonly applicationFolder: string;
  /** Sees to a mail with a link to choose a new password. It takes the same for an account as for none. */
  readonly mailLink: (wish: LinkWish) => Promise<void>;
  /** The site's address as its owner has set it. */
  readonly publicUrl: string | null;
  readonly random?: (bytes: number) => Buffer;
}

export interface LinkWish {
  /** `null` for a name that nobody has. */
  readonly user: string | null;
  /** What the link begins with; `null` when nobody can vouch for it. */
  readonly origin: string | null;
}

/** Outgoing mail as a person looks at it. */
export interface OutboxDesk {
  /** Newest first, from the mail after `after` on. */
  list(filter: OutboxFilter): Promise<MailSummary[]>;
  read(id: string): Promise<(Mail & { readonly html: string | null }) | null>;
  /** Puts a mail of any state back in the queue. */
  resend(id: string): Promise<void>;
}

export interface OutboxFilter {
  readonly search?: string | undefined;
  readonly state?: MailState | undefined;
  readonly after?: { readonly createdAt: number; readonly id: string } | undefined;
  readonly limit: number;
}
