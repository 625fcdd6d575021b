import {
  type Clock,
  containing,
  type Database,
  type MailSummary,
  type Outbox,
  yieldToOthers,
} from '@portico/kernel/server';
import type { MessageFolder } from '../../wire/admin.ts';
import type { Submissions } from '../submission/createSubmissions.ts';
import type { SpamJudge } from '../submission/SpamJudge.ts';
import { contentIn, type SubmissionContent } from '../submission/Submission.ts';
import type { ContactFormTables } from '../tables.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import { createTrash, type Trash } from './createTrash.ts';

export interface InboxFilter {
  readonly folder: MessageFolder;
  readonly formId?: number | undefined;
  readonly search?: string | undefined;
  /** Only messages before this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

export interface InboxRow {
  readonly id: number;
  readonly formId: number;
  readonly formTitle: string;
  readonly status: string;
  readonly folder: MessageFolder;
  readonly receivedAt: number;
  readonly isRead: boolean;
  readonly content: SubmissionContent;
}

export interface InboxFile {
  readonly position: number;
  readonly field: string;
  readonly name: string;
  readonly size: number;
  readonly path: string;
}

export interface InboxMessage extends InboxRow {
  readonly files: readonly InboxFile[];
  readonly mails: readonly MailSummary[];
}

/** A message with the names of its uploaded files. */
export interface ExportedRow extends InboxRow {
  readonly uploads: readonly Pick<InboxFile, 'field' | 'name'>[];
}

/** The received messages. */
export interface Inbox extends Trash {
  list(filter: InboxFilter): Promise<InboxRow[]>;
  counts(): Promise<{ unread: number; inbox: number; spam: number }>;
  read(id: number): Promise<InboxMessage | null>;
  markRead(id: number, isRead: boolean): Promise<boolean>;
  markSpam(id: number): Promise<boolean>;
  /** Not spam after all: moves it to the inbox and sends the mails. */
  markHam(id: number): Promise<boolean>;
  deliverByLog(spamLogId: string): Promise<boolean>;
  setAsideByLog(spamLogId: string): Promise<boolean>;
  /** Sends the mails again, or for the first time if none could be composed before. */
  resend(id: number): Promise<boolean>;
  /** Newest first, in batches: an export of several years must not fill the memory. */
  everything(filter: Pick<InboxFilter, 'folder' | 'formId' | 'search'>): AsyncGenerator<ExportedRow>;
}

export interface InboxParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly submissions: Submissions;
  readonly judge: SpamJudge;
  readonly uploads: Uploads;
  readonly outbox: Outbox;
}

const BATCH = 200;

export function createInbox({ database, clock, submissions, judge, uploads, outbox }: InboxParts): Inbox {
  const tables = () => database.tables<ContactFormTables>();

  async function list({ folder, formId, search, before, limit }: InboxFilter): Promise<InboxRow[]> {
    let query = tables()
      .selectFrom('contact_submissions')
      .leftJoin('contact_forms', 'contact_forms.id', 'contact_submissions.form_id')
      .select([
        'contact_submissions.id',
        'form_id',
        'status',
        'folder',
        'content',
        'received_at',
        'read_at',
        'trashed_at',
        'contact_forms.title',
      ])
      .orderBy('contact_submissions.id', 'desc')
      .limit(limit);
    if (folder === 'trash') query = query.where('trashed_at', 'is not', null);
    else query = query.where('folder', '=', folder).where('trashed_at', 'is', null);
    if (formId !== undefined) query = query.where('form_id', '=', formId);
    if (before !== undefined) query = query.where('contact_submissions.id', '<', before);
    for (const word of (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8))
      query = query.where(containing(word, 'search'));
    const rows = await query.execute();
    return rows.map((row) => ({
      id: row.id,
      formId: row.form_id,
      formTitle: row.title ?? '',
      status: row.status,
      folder: folderOf(row),
      receivedAt: row.received_at,
      isRead: row.read_at !== null,
      content: contentIn(row.content),
    }));
  }

  async function uploadsOf(rows: readonly InboxRow[]): Promise<ReadonlyMap<number, ExportedRow['uploads']>> {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const files = await tables()
      .selectFrom('contact_files')
      .select(['submission_id', 'field', 'name'])
      .where('submission_id', 'in', ids)
      .orderBy('position')
      .execute();
    return new Map(ids.map((id) => [id, files.filter((file) => file.submission_id === id)]));
  }

  async function find(id: number) {
    return tables().selectFrom('contact_submissions').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Out of the trash, too. */
  async function setFolder(id: number, folder: 'inbox' | 'spam'): Promise<void> {
    await tables()
      .updateTable('contact_submissions')
      .set({ folder, trashed_at: null })
      .where('id', '=', id)
      .execute();
  }

  async function teach(
    row: { content: string; spam_log_id: string | null },
    decision: 'ham' | 'spam',
  ): Promise<void> {
    const content = contentIn(row.content);
    const fields = Object.fromEntries(content.fields.map(({ name, values }) => [name, values]));
    await judge.learn?.({ decision, logId: row.spam_log_id, fields });
  }

  async function markHam(id: number): Promise<boolean> {
    const row = await find(id);
    if (!row) return false;
    if (folderOf(row) === 'inbox') return true;
    if (row.status === 'spam') await submissions.release(id);
    else await setFolder(id, 'inbox');
    await teach(row, 'ham');
    return true;
  }

  async function markSpam(id: number): Promise<boolean> {
    const row = await find(id);
    if (!row) return false;
    if (folderOf(row) === 'spam') return true;
    await setFolder(id, 'spam');
    await teach(row, 'spam');
    return true;
  }

  async function byLog(spamLogId: string, mark: (id: number) => Promise<boolean>): Promise<boolean> {
    const row = await tables()
      .selectFrom('contact_submissions')
      .select('id')
      .where('spam_log_id', '=', spamLogId)
      .executeTakeFirst();
    return row ? mark(row.id) : false;
  }

  return {
    list,
    ...createTrash({ database, clock, uploads }),

    async counts() {
      const rows = await tables()
        .selectFrom('contact_submissions')
        .select(({ fn }) => [
          'folder',
          fn.countAll<number>().as('all'),
          fn.count<number>('read_at').as('read'),
        ])
        .where('trashed_at', 'is', null)
        .groupBy('folder')
        .execute();
      const of = (folder: 'inbox' | 'spam') =>
        rows.find((row) => row.folder === folder) ?? { all: 0, read: 0 };
      return { inbox: of('inbox').all, spam: of('spam').all, unread: of('inbox').all - of('inbox').read };
    },

    async read(id) {
      const row = await find(id);
      if (!row) return null;
      const form = await tables()
        .selectFrom('contact_forms')
        .select('title')
        .where('id', '=', row.form_id)
        .executeTakeFirst();
      const files = await tables()
        .selectFrom('contact_files')
        .selectAll()
        .where('submission_id', '=', id)
        .orderBy('position')
        .execute();
      return {
        id,
        formId: row.form_id,
        formTitle: form?.title ?? '',
        status: row.status,
        folder: folderOf(row),
        receivedAt: row.received_at,
        isRead: row.read_at !== null,
        content: contentIn(row.content),
        files: files.map(({ position, field, name, size, stored_name }) => ({
          ...{ position, field, name, size, path: uploads.pathOf(stored_name) },
        })),
        mails: await outbox.list({ about: `submission:${id}` }),
      };
    },

    async markRead(id, isRead) {
      const { numUpdatedRows } = await tables()
        .updateTable('contact_submissions')
        .set({ read_at: isRead ? clock.now() : null })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    markSpam,
    markHam,
    deliverByLog: (spamLogId) => byLog(spamLogId, markHam),
    setAsideByLog: (spamLogId) => byLog(spamLogId, markSpam),

    async resend(id) {
      const row = await find(id);
      if (!row) return false;
      const mails = await outbox.list({ about: `submission:${id}` });
      if (mails.length === 0) await submissions.release(id);
      for (const mail of mails) await outbox.resend(mail.id);
      return true;
    },

    async *everything(filter) {
      for (let before: number | undefined; ; ) {
        const rows = await list({ ...filter, before, limit: BATCH });
        const uploads = await uploadsOf(rows);
        for (const row of rows) yield { ...row, uploads: uploads.get(row.id) ?? [] };
        before = rows.at(-1)?.id;
        if (rows.length < BATCH) return;
        // SQLite answers synchronously and the consumer may not wait either, so without this no other request would run until
        // the end.
        await yieldToOthers();
      }
    },
  };
}

function folderOf(
  row: Pick<ContactFormTables['contact_submissions'], 'folder' | 'trashed_at'>,
): MessageFolder {
  return row.trashed_at === null ? row.folder : 'trash';
}
