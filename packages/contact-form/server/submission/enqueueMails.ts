import { type Database, type Outbox, UnsafeMailError } from '@portico/kernel/server';
import { type MailSource, mailsOf } from './mailsOf.ts';

/** Puts the mails of a submission into the outbox. `null` when all is well, the reason in words otherwise. */
export async function enqueueMails(
  outbox: Outbox,
  transaction: Database,
  source: MailSource,
): Promise<string | null> {
  if (source.form.settings.skipMail) return null;
  const { mails, error } = mailsOf(source);
  for (const mail of mails) {
    try {
      await outbox.enqueue(transaction, mail);
    } catch (cause) {
      if (cause instanceof UnsafeMailError) return cause.message;
      throw cause;
    }
  }
  return error;
}
