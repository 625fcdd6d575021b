import {
  type Database,
  isUniqueViolation,
  jsonColumn,
  type Ports,
  preparedQuery,
  UsedMeanwhileError,
} from '@portico/kernel/server';
import type { Kysely } from 'kysely';
import Type from 'typebox';
import type { FeedbackReply } from '../../wire/public.ts';
import type { ContactFormTables } from '../tables.ts';
import { containerPostOf } from './ContainerPost.ts';
import { enqueueMails, NOTHING_TO_REPORT } from './enqueueMails.ts';
import { filledReply } from './filledReply.ts';
import { giveBackFiles, keepFiles, type StoredFile } from './keepFiles.ts';
import type { MailSource } from './mailsOf.ts';
import { releaseSubmission, type StoreParts } from './releaseSubmission.ts';
import {
  contentOf,
  paymentOf,
  type Storing,
  type SubmissionRow,
  storedContent,
  submissionRow,
} from './submissionRow.ts';

export interface SubmissionStore {
  /** Stores the submission and its mails, or neither. Returns the reply, which may differ from the one passed in. */
  add(storing: Storing): Promise<FeedbackReply>;
  /** The reply to the earlier submission with this key, if there was one. */
  replyTo(key: string): Promise<FeedbackReply | null>;
  /** Sends the mails of a message that was held back. */
  release(id: number): Promise<void>;
}

export function createSubmissionStore(parts: StoreParts): SubmissionStore {
  const { ports, uploads } = parts;
  return {
    async add(storing) {
      const { submission } = storing;
      const site = await parts.site();
      const post = await containerPostOf(parts.findPost, submission.form, submission);
      const files = await keepFiles(uploads, submission.posted.files);
      try {
        return await ports.database.sharedTransaction((transaction) =>
          write(ports, transaction, storing, { files, site, post }),
        );
      } catch (error) {
        await giveBackFiles(uploads, submission.posted.files, files);
        if (!isUniqueViolation(error)) throw error;
        const earlier = storing.key ? await storedReply(ports.database, storing.key) : null;
        if (earlier) return earlier;
        // Two messages with the same payment were in progress, and the other one has spent it.
        const intent = paymentOf(storing);
        throw intent === null ? error : new UsedMeanwhileError(intent);
      }
    },
    replyTo: (key) => storedReply(ports.database, key),
    release: (id) => releaseSubmission(parts, id),
  };
}

interface Surroundings extends Pick<MailSource, 'site' | 'post'> {
  readonly files: readonly StoredFile[];
}

async function write(
  ports: Ports,
  transaction: Database,
  storing: Storing,
  surroundings: Surroundings,
): Promise<FeedbackReply> {
  const { submission, reply, verdict } = storing;
  const { files } = surroundings;
  const content = contentOf(submission, verdict);
  const tables = transaction.tables<ContactFormTables>();
  const change = (id: number, changed: Partial<SubmissionRow>) =>
    tables.updateTable('contact_submissions').set(changed).where('id', '=', id).execute();

  const id = await insertSubmission(transaction, submissionRow(storing, content));
  await storing.keep(transaction);
  if (files.length > 0)
    await tables
      .insertInto('contact_files')
      .values(files.map((file, position) => fileRow(file, id, position)))
      .execute();
  const source: MailSource = { ...submission, ...surroundings, id, content };
  const { error, notes } = storing.isHeld
    ? NOTHING_TO_REPORT
    : await enqueueMails(ports.outbox, transaction, source);
  if (error === null) {
    if (notes.length > 0)
      await change(id, { content: storedContent(submission, { ...content, mailNotes: notes }) });
    const said = filledReply(reply, source);
    // A repeated submission gets the same reply, so it is stored as it was given.
    if (said !== reply) await change(id, { reply: JSON.stringify(said) });
    return said;
  }
  const message = submission.form.messages.mail_sent_ng;
  const failed = filledReply({ ...reply, status: 'mail_failed', message }, source);
  await change(id, {
    status: failed.status,
    reply: JSON.stringify(failed),
    content: storedContent(submission, { ...content, mailError: error }),
  });
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
  return row ? replyIn(row.reply) : null;
}

const Reply = Type.Unsafe<FeedbackReply>(Type.Object({ status: Type.String(), message: Type.String() }));
const replyIn = jsonColumn('contact_submissions.reply', Reply);
