import { type Kysely, sql, type UpdateObject } from 'kysely';
import type { Database } from '../database/Database.ts';
import {
  MAIL_STATES,
  type MailHealth,
  type MailPage,
  type MailQuery,
  type MailState,
  type OutgoingMail,
  type StoredMail,
} from './Outbox.ts';
import { recipientsOf } from './safeMail.ts';

/** As the kernel's migrations make it. */
interface MailTables {
  mails: {
    id: string;
    state: MailState;
    attempts: number;
    sender: string;
    recipients: string;
    subject: string;
    about: string | null;
    message: string;
    /** Recipients who are still to be tried after others have got it; all of them if there are none here. */
    unserved: string | null;
    /** Recipients who were refused for good, with the reason. */
    refused: string | null;
    /** Sender, recipients and subject in lower case: the engines do not agree on what upper case is. */
    search: string;
    made_at: number;
    tried_at: number | null;
    sent_at: number | null;
    last_error: string | null;
    last_error_at: number | null;
  };
}

export interface MailRow extends StoredMail {
  readonly unserved: readonly string[] | null;
  readonly refused: readonly string[];
}

export async function insertMail(
  transaction: Database,
  { id, message, state, madeAt }: { id: string; message: OutgoingMail; state: MailState; madeAt: number },
): Promise<void> {
  const recipients = recipientsOf(message);
  await mails(transaction)
    .insertInto('mails')
    .values({
      ...{ id, state, attempts: 0, sender: message.from, subject: message.subject, made_at: madeAt },
      recipients: JSON.stringify(recipients),
      about: message.about ?? null,
      message: JSON.stringify(message),
      search: [message.subject, message.from, ...recipients].join('\n').toLowerCase(),
    })
    .execute();
}

export interface MailChange
  extends Omit<UpdateObject<MailTables, 'mails'>, 'unserved' | 'refused' | 'message' | 'recipients'> {
  readonly unserved?: readonly string[] | null;
  readonly refused?: readonly string[];
}

export async function updateMail(
  database: Database,
  id: string,
  { unserved, refused, ...change }: MailChange,
): Promise<void> {
  await mails(database)
    .updateTable('mails')
    .set({
      ...change,
      ...(unserved !== undefined && { unserved: unserved && JSON.stringify(unserved) }),
      ...(refused !== undefined && { refused: JSON.stringify(refused) }),
    })
    .where('id', '=', id)
    .execute();
}

export async function findMail(database: Database, id: string): Promise<MailRow | undefined> {
  const row = await mails(database).selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      ...summary(row),
      message: JSON.parse(row.message),
      unserved: row.unserved === null ? null : JSON.parse(row.unserved),
      refused: row.refused === null ? [] : JSON.parse(row.refused),
    }
  );
}

const PAGE = 50;
const LARGEST_PAGE = 200;

export async function listMails(database: Database, query: MailQuery): Promise<MailPage> {
  const limit = Math.min(Math.max(query.limit ?? PAGE, 1), LARGEST_PAGE);
  let found = mails(database)
    .selectFrom('mails')
    .select([...SUMMARY])
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (query.state) found = found.where('state', '=', query.state);
  if (query.about) found = found.where('about', '=', query.about);
  if (query.cursor) found = found.where('id', '<', query.cursor);
  const words = query.search?.trim().toLowerCase();
  if (words) found = found.where(sql<boolean>`search like ${`%${literally(words)}%`} escape '\\'`);
  const rows = await found.execute();
  const page = rows.slice(0, limit);
  return {
    mails: page.map(summary),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function countMails(database: Database): Promise<Record<MailState, number>> {
  const rows = await mails(database)
    .selectFrom('mails')
    .select(['state', (of) => of.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = Object.fromEntries(MAIL_STATES.map((state) => [state, 0])) as Record<MailState, number>;
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

export async function mailHealth(database: Database, isConfigured: boolean): Promise<MailHealth> {
  const counts = await countMails(database);
  const sent = await mails(database)
    .selectFrom('mails')
    .select((of) => of.fn.max('sent_at').as('at'))
    .executeTakeFirst();
  const fault = await mails(database)
    .selectFrom('mails')
    .select(['last_error', 'last_error_at'])
    .where('last_error_at', 'is not', null)
    .where('last_error', 'is not', null)
    .orderBy('last_error_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    isConfigured,
    waiting: counts.waiting + counts.sending,
    failed: counts.failed,
    lastSuccessAt: sent?.at ?? null,
    lastError: fault?.last_error ?? null,
    lastErrorAt: fault?.last_error_at ?? null,
  };
}

const SUMMARY = [
  ...(['id', 'state', 'attempts', 'sender', 'recipients', 'subject', 'about'] as const),
  ...(['made_at', 'tried_at', 'sent_at', 'last_error'] as const),
] as const;

function summary(row: Pick<MailTables['mails'], (typeof SUMMARY)[number]>) {
  return {
    id: row.id,
    state: row.state,
    from: row.sender,
    recipients: JSON.parse(row.recipients) as readonly string[],
    subject: row.subject,
    about: row.about,
    attempts: row.attempts,
    madeAt: row.made_at,
    triedAt: row.tried_at,
    sentAt: row.sent_at,
    lastError: row.last_error,
  };
}

/** What is searched for is text, not a pattern. */
function literally(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}

function mails(database: Database): Kysely<MailTables> {
  return database.tables<MailTables>();
}
