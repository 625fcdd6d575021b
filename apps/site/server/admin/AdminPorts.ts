import type { Mail, MailState, MailSummary, Overview } from '@portico/admin/wire/admin';
import type { Limits, Nonces } from '@portico/kernel/server';
import type { Accounts } from '@portico/kernel/server/accounts';

/** What the administration depends on. */
export interface AdminPorts {
  readonly accounts: Accounts;
  readonly nonces: Nonces;
  readonly limits: Limits;
  readonly outbox: OutboxAdmin;
  /** The current state of the site's services. */
  readonly overview: () => Promise<Overview>;
  /** Folder of the built application: `dist/admin`. */
  readonly applicationFolder: string;
  /** Sends a mail with a link to choose a new password. Takes the same time whether or not the account exists. */
  readonly mailLink: (request: LinkRequest) => Promise<void>;
  /** The site's URL as set by its owner. */
  readonly publicUrl: string | null;
  readonly random?: (bytes: number) => Buffer;
}

export interface LinkRequest {
  /** `null` if nobody has this name. */
  readonly user: string | null;
  /** The link's origin; `null` if it cannot be trusted. */
  readonly origin: string | null;
}

/** Outgoing mail as shown to a person. */
export interface OutboxAdmin {
  /** Newest first, starting after the mail `after`. */
  list(filter: OutboxFilter): Promise<MailSummary[]>;
  read(id: string): Promise<(Mail & { readonly html: string | null }) | null>;
  /** Queues a mail again, whatever its state. */
  resend(id: string): Promise<void>;
}

export interface OutboxFilter {
  readonly search?: string | undefined;
  readonly state?: MailState | undefined;
  readonly after?: { readonly createdAt: number; readonly id: string } | undefined;
  readonly limit: number;
}
