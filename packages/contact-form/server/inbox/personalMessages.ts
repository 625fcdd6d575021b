import { containing, type Database, type PersonalData } from '@portico/kernel/server';
import { contentIn } from '../submission/Submission.ts';
import type { ContactFormTables } from '../tables.ts';
import type { Inbox } from './createInbox.ts';

/** Messages in which a given address was entered, in any folder. */
export function personalMessages(database: Database, inbox: Pick<Inbox, 'remove'>): PersonalData {
  async function from(email: string) {
    const wanted = email.toLowerCase();
    const rows = await database
      .tables<ContactFormTables>()
      .selectFrom('contact_submissions')
      .leftJoin('contact_forms', 'contact_forms.id', 'contact_submissions.form_id')
      .select(['contact_submissions.id', 'contact_forms.title', 'content', 'received_at'])
      .where(containing(wanted, 'content'))
      .orderBy('contact_submissions.id')
      .execute();
    return rows
      .map((row) => ({ ...row, content: contentIn(row.content) }))
      .filter(({ content }) =>
        content.fields.some(({ values }) => values.some((value) => value.trim().toLowerCase() === wanted)),
      );
  }
  return {
    kind: 'Messages',
    fate: 'Deleted with their files.',
    find: async (email) =>
      (await from(email)).map(({ id, title, content, received_at }) => ({
        about: `${title ?? 'Form'} #${id}`,
        at: received_at,
        fields: {
          ...Object.fromEntries(content.fields.map(({ name, values }) => [name, values.join(', ')])),
          address: content.remoteIp,
          browser: content.userAgent,
        },
      })),
    async erase(email) {
      const found = await from(email);
      for (const { id } of found) await inbox.remove(id);
      return found.length;
    },
  };
}
