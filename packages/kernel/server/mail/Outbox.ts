import type { Database } from '../database/Database.ts';

/** Mail on its way out. It is written down before anybody is told that it was sent, and kept after it was. */
export interface Outbox {
  /** Adds a mail in the caller's transaction and the job that sends it. */
  enqueue(transaction: Database, mail: OutgoingMail): Promise<string>;
  /** Puts a mail of any state back in the queue. */
  resend(id: string): Promise<void>;
}

export interface OutgoingMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
  /** What this mail belongs to, for the screens that list it: `submission:42`. */
  readonly about?: string;
}

/** A file by its place on disk, so that a mail row stays small. */
export interface MailAttachment {
  readonly filename: string;
  readonly path: string;
  readonly contentType: string;
}

export type MailState = 'waiting' | 'kept' | 'sending' | 'sent' | 'failed';
