import { type Database, type Outbox, UnsafeMailError } from '@portico/kernel/server';
import { type ComposedMails, type MailSource, mailsOf } from './mailsOf.ts';

/** The result for a submission's mails: why none could be composed, or what they had to leave out. */
export type MailReport = Omit<ComposedMails, 'mails'>;

/** Puts the mails of a submission into the outbox. */
export async function enqueueMails(
  outbox: Outbox,
  transaction: Database,
  source: MailSource,
): Promise<MailReport> {
  if (source.form.settings.skipMail) return NOTHING_TO_REPORT;
  const { mails, ...report } = mailsOf(source);
  for (const mail of mails) {
    try {
      await outbox.enqueue(transaction, mail);
    } catch (cause) {
      if (cause instanceof UnsafeMailError) return { error: cause.message, notes: [] };
      throw cause;
    }
  }
  return report;
}

export const NOTHING_TO_REPORT: MailReport = { error: null, notes: [] };
