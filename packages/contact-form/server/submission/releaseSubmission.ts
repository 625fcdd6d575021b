import type { Database, Ports } from '@portico/kernel/server';
import type { CompiledForm } from '../../template/compileForm.ts';
import type { ContactFormTables } from '../tables.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import { containerPostOf, type FindPost } from './ContainerPost.ts';
import { enqueueMails } from './enqueueMails.ts';
import type { KeptFile } from './mailsOf.ts';
import type { SiteFacts } from './SiteFacts.ts';
import { contentIn } from './Submission.ts';

export interface StoreParts {
  readonly ports: Ports;
  readonly uploads: Uploads;
  readonly site: () => Promise<SiteFacts>;
  readonly findPost: FindPost;
  readonly findForm: (id: number) => Promise<CompiledForm | null>;
}

/** Moves a held message to the inbox and sends its mails, with the form's current templates. */
export async function releaseSubmission(
  { ports, uploads, site, findForm, findPost }: StoreParts,
  id: number,
): Promise<void> {
  const facts = await site();
  const known = await ports.database
    .tables<ContactFormTables>()
    .selectFrom('contact_submissions')
    .select(['form_id', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  const form = known && (await findForm(known.form_id));
  if (!known) return;
  if (!form) return withoutMail(ports.database, id);
  const post = await containerPostOf(findPost, form, contentIn(known.content));
  await ports.database.transaction(async (transaction) => {
    const tables = transaction.tables<ContactFormTables>();
    const row = await tables
      .selectFrom('contact_submissions')
      .select(['content', 'received_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const content = contentIn(row.content);
    const { error, notes } = await enqueueMails(ports.outbox, transaction, {
      ...{ id, form, content, post, site: facts, receivedAt: row.received_at },
      files: await filesOf(transaction, id, uploads),
    });
    await tables
      .updateTable('contact_submissions')
      .set({
        ...{ folder: 'inbox', trashed_at: null },
        status: error ? 'mail_failed' : 'mail_sent',
        content: JSON.stringify({ ...content, mailError: error, mailNotes: notes }),
      })
      .where('id', '=', id)
      .execute();
  });
}

/** Its form is gone, so there is no mail to send, but the message can still be read. */
async function withoutMail(database: Database, id: number): Promise<void> {
  await database
    .tables<ContactFormTables>()
    .updateTable('contact_submissions')
    .set({ folder: 'inbox', trashed_at: null, status: 'mail_failed' })
    .where('id', '=', id)
    .execute();
}

async function filesOf(transaction: Database, id: number, uploads: Uploads): Promise<KeptFile[]> {
  const rows = await transaction
    .tables<ContactFormTables>()
    .selectFrom('contact_files')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ field, name, size, content_type, stored_name }) => ({
    ...{ field, name, size, contentType: content_type },
    path: uploads.pathOf(stored_name),
  }));
}
