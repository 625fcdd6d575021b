import { type Database, isUniqueViolation, type Ports, preparedQuery } from '@portico/kernel/server';
import type { Kysely } from 'kysely';
import { replaceMailTags } from '../../mail/mailTags.ts';
import type { FeedbackReply } from '../../protocol.ts';
import { stripTags } from '../../template/markup.ts';
import type { ContactFormTables } from '../tables.ts';
import { enqueueMails } from './enqueueMails.ts';
import { dropFiles, keepFiles, type StoredFile } from './keepFiles.ts';
import { type MailSource, mailValues } from './mailsOf.ts';
import { releaseSubmission, type StoreParts } from './releaseSubmission.ts';
import type { SiteFacts } from './SiteFacts.ts';
import { contentOf, type Storing, type SubmissionRow, submissionRow } from './submissionRow.ts';

export interface SubmissionStore {
  /** The submission and its mails, or neither. Answers with the reply, which may turn out to be another one. */
  add(storing: Storing): Promise<FeedbackReply>;
  /** What was answered to the submission with this key, if there was one. */
  replyTo(key: string): Promise<FeedbackReply | null>;
  /** Sends the mails of a message that was held back. */
  release(id: number): Promise<void>;
}

export function createSubmissionStore(parts: StoreParts): SubmissionStore {
  const { ports, uploads } = parts;
  return {
    async add(storing) {
      const site = await parts.site();
      const files = await keepFiles(uploads, storing.submission.posted.files);
      try {
        return await ports.database.sharedTransaction((transaction) =>
          write(ports, transaction, storing, files, site),
        );
      } catch (error) {
        await dropFiles(uploads, files);
        const earlier =
          storing.key && isUniqueViolation(error) ? await storedReply(ports.database, storing.key) : null;
        if (earlier) return earlier;
        throw error;
      }
    },
    replyTo: (key) => storedReply(ports.database, key),
    release: (id) => releaseSubmission(parts, id),
  };
}

async function write(
  ports: Ports,
  transaction: Database,
  storing: Storing,
  files: readonly StoredFile[],
  site: SiteFacts,
): Promise<FeedbackReply> {
  const { submission, reply, verdict } = storing;
  const content = contentOf(submission, verdict);
  const tables = transaction.tables<ContactFormTables>();
  const id = await insertSubmission(transaction, submissionRow(storing, content));
  await verdict.keep?.(transaction);
  if (files.length > 0)
    await tables
      .insertInto('contact_files')
      .values(files.map((file, position) => fileRow(file, id, position)))
      .execute();
  if (storing.isHeld) return reply;
  const source: MailSource = { ...submission, id, content, files, site };
  const mailError = await enqueueMails(ports.outbox, transaction, source);
  if (mailError === null) return { ...reply, message: filledIn(reply.message, source) };

  const failed = { ...reply, status: 'mail_failed', message: submission.form.messages.mail_sent_ng };
  await tables
    .updateTable('contact_submissions')
    .set({
      status: failed.status,
      reply: JSON.stringify(failed),
      content: JSON.stringify({ ...content, mailError }),
    })
    .where('id', '=', id)
    .execute();
  ports.log.warn({ submission: id }, 'No mail could be made of a submission.');
  return failed;
}

function fileRow({ storedName, field, name, size, contentType }: StoredFile, id: number, position: number) {
  return {
    stored_name: storedName,
    submission_id: id,
    position,
    field,
    name,
    size,
    content_type: contentType,
  };
}

/** Messages may hold mail-tags. */
function filledIn(message: string, source: MailSource): string {
  return message.includes('[') ? stripTags(replaceMailTags(message, mailValues(source))) : message;
}

const addSubmission = preparedQuery((tables: Kysely<ContactFormTables>, row: SubmissionRow) =>
  tables.insertInto('contact_submissions').values(row).returning('id'),
);

async function insertSubmission(transaction: Database, row: SubmissionRow): Promise<number> {
  const [added] = await addSubmission(transaction, row);
  if (!added) throw new Error('A submission was stored and has no number.');
  return added.id;
}

const findReply = preparedQuery((tables: Kysely<ContactFormTables>, { key }: { key: string }) =>
  tables.selectFrom('contact_submissions').select('reply').where('submission_key', '=', key),
);

async function storedReply(database: Database, key: string): Promise<FeedbackReply | null> {
  const [row] = await findReply(database, { key });
  return row ? JSON.parse(row.reply) : null;
}
