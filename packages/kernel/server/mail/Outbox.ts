import type { Database } from '../database/Database.ts';

/** Mail on its way out. It is written down before anybody is told that it was sent, and kept after it was. */
export interface Outbox {
  /**
   * Adds a mail in the caller's transaction and the job that sends it. Throws `UnsafeMailError` for an address that is
   * not exactly one mailbox and for a header that only the mailer may write; line breaks in other headers become spaces.
   */
  enqueue(transaction: Database, mail: OutgoingMail): Promise<string>;
  /** Puts a mail of any state back in the queue, to all of its recipients. */
  resend(id: string): Promise<void>;
  /** Newest first, from the mail after `after` on. */
  list(filter?: MailFilter): Promise<MailSummary[]>;
  read(id: string): Promise<StoredMail | null>;
  countByState(): Promise<Record<MailState, number>>;
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

/** A file by its place on disk, so that a mail row stays small. It must stay there as long as the mail may be sent again. */
export interface MailAttachment {
  readonly filename: string;
  readonly path: string;
  readonly contentType: string;
}

export const MAIL_STATES = ['waiting', 'kept', 'sending', 'sent', 'failed'] as const;

/**
 * `kept`: there is no mail server, so it can only be read here. `sent` with an error: some recipients were refused for
 * good, the others have it.
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
  /** In words that an administrator can read. */
  readonly lastError: string | null;
  /** Epoch milliseconds, as all times. */
  readonly createdAt: number;
  readonly triedAt: number | null;
  readonly sentAt: number | null;
  /** When an attempt last ended without an answer after the message was handed over: it may have arrived by it. */
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
  /** When one that failed is deleted, unless it is sent again. */
  readonly expiresAt: number | null;
}

export interface MailFilter {
  readonly state?: MailState | undefined;
  readonly about?: string | undefined;
  /** Anywhere in subject, sender or recipients, in any case. */
  readonly search?: string | undefined;
  /** The last mail of the page before. */
  readonly after?: Pick<MailSummary, 'createdAt' | 'id'> | undefined;
  /** 50 unless told. */
  readonly limit?: number | undefined;
}

export interface MailHealth {
  /** `kept`: no mail server is set up. */
  readonly delivery: 'smtp' | 'kept';
  readonly counts: Record<MailState, number>;
  readonly lastSuccessAt: number | null;
  readonly lastError: string | null;
  readonly lastErrorAt: number | null;
}
