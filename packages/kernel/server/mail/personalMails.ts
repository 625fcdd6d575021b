import { containing } from '../database/containing.ts';
import type { Database } from '../database/Database.ts';
import { namesAddress, type PersonalData } from '../personalData.ts';
import { type MailTables, messageIn } from './mailRows.ts';

/** Mails to a person, and those that mention the person. */
export function personalMails(database: Database): PersonalData {
  const tables = () => database.tables<MailTables>();
  const naming = async (email: string) => {
    const rows = await tables()
      .selectFrom('mails')
      .select(['id', 'subject', 'created_at', 'message'])
      .where(containing(email, 'message'))
      .orderBy('created_at')
      .execute();
    return rows.filter(({ message }) => wordsOf(message).some((words) => namesAddress(words, email)));
  };
  return {
    kind: 'Mails',
    fate: 'Deleted from the outbox. What has been sent stays with whoever got it.',
    find: async (email) =>
      (await naming(email)).map(({ subject, created_at, message }) => ({
        about: subject,
        at: created_at,
        fields: { to: messageIn(message).to.join(', '), text: messageIn(message).text },
      })),
    async erase(email) {
      const ids = (await naming(email)).map(({ id }) => id);
      for (const id of ids) await tables().deleteFrom('mails').where('id', '=', id).execute();
      return ids.length;
    },
  };
}

/** All texts of a mail. In the stored JSON a line break is an escaped letter, which would seem part of the address after it. */
function wordsOf(message: string): readonly string[] {
  const { from, to, cc = [], bcc = [], replyTo = [], subject, text, html = '' } = messageIn(message);
  return [from, ...to, ...cc, ...bcc, ...replyTo, subject, text, html];
}
