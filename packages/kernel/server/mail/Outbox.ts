import type { Database } from '../database/Database.ts';

/** Outgoing mail. It is stored before anybody is told that it was sent, and kept afterwards. */
export interface Outbox {
  /**
   * Adds a mail and the job that sends it, in the caller's transaction. Throws `UnsafeMailError` for an address that is not
   * exactly one mailbox and for a header reserved for the mailer; line breaks in other headers become spaces.
   */
  enqueue(transaction: Database, mail: OutgoingMail): Promise<string>;
  /** Queues a mail in any state again, for all of its recipients. */
  resend(id: string): Promise<void>;
  /** Newest first, starting after the mail `after`. */
  list(filter?: MailFilter): Promise<MailSummary[]>;
  read(id: string): Promise<StoredMail | null>;
  health(): Promise<MailHealth>;
}

export interface OutgoingMail {
  /** One mailbox each: `a@b.example` or `Name <a@b.example>`. */
  readonly from: string;
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly replyTo?: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
  /** What this mail belongs to, for the screens that list it: `submission:42`. */
  readonly about?: string;
}

/** A file by its path, so that a mail row stays small. It must stay there as long as the mail may be sent again. */
export interface MailAttachment {
  readonly filename: string;
  readonly path: string;
  readonly contentType: string;
}

export const MAIL_STATES = ['waiting', 'kept', 'sending', 'sent', 'failed'] as const;

/**
 * `kept`: there is no mail server, so it can only be read here. `sent` with an error: some recipients were refused permanently,
 * the others got it.
 */
export type MailState = (typeof MAIL_STATES)[number];

export interface MailSummary {
  readonly id: string;
  readonly state: MailState;
  readonly from: string;
  readonly to: string[];
  readonly subject: string;
  readonly about: string | null;
  readonly attempts: number;
  /** Worded for an administrator. */
  readonly lastError: string | null;
  /** Epoch milliseconds, like all times. */
  readonly createdAt: number;
  readonly triedAt: number | null;
  readonly sentAt: number | null;
  /** When an attempt last ended without a reply after the message was transmitted: it may have arrived. */
  readonly inDoubtAt: number | null;
}

export interface StoredMail extends MailSummary {
  /** The same on every attempt. */
  readonly messageId: string;
  readonly cc: string[];
  readonly bcc: string[];
  readonly replyTo: string[];
  readonly text: string;
  readonly html: string | null;
  readonly hasHtml: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: MailAttachment[];
  /** When a failed mail is deleted, unless it is sent again. */
  readonly expiresAt: number | null;
}

export interface MailFilter {
  readonly state?: MailState | undefined;
  readonly about?: string | undefined;
  /** Anywhere in the subject, sender or recipients; case is ignored. */
  readonly search?: string | undefined;
  /** The last mail of the previous page. */
  readonly after?: Pick<MailSummary, 'createdAt' | 'id'> | undefined;
  /** 50 by default. */
  readonly limit?: number | undefined;
}

export interface MailHealth {
  /** `kept`: no mail server is configured. */
  readonly delivery: 'smtp' | 'kept';
  readonly counts: Record<MailState, number>;
  readonly lastSuccessAt: number | null;
  readonly lastError: string | null;
  readonly lastErrorAt: number | null;
}
