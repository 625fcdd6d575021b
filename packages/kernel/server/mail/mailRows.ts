import { type Insertable, type Kysely, sql, type UpdateObject } from 'kysely';
import Type from 'typebox';
import { containing } from '../database/containing.ts';
import type { Database } from '../database/Database.ts';
import { jsonColumn } from '../database/jsonColumn.ts';
import { preparedQuery } from '../database/preparedQuery.ts';
import { messageIdOf } from './messageIdOf.ts';
import {
  MAIL_STATES,
  type MailFilter,
  type MailHealth,
  type MailState,
  type MailSummary,
  type OutgoingMail,
  type StoredMail,
} from './Outbox.ts';
import { recipientsOf } from './safeMail.ts';

/** As created by the kernel's migrations. */
export interface MailTables {
  mails: {
    id: string;
    state: MailState;
    attempts: number;
    sender: string;
    /** The message's `to`, for lists. */
    recipients: string;
    subject: string;
    about: string | null;
    message: string;
    /** Recipients still to be tried after others got it; all of them if this is `null`. */
    unserved: string | null;
    /** Recipients who were refused permanently, with the reason. */
    refused: string | null;
    /** Sender, recipients and subject in lower case: the engines disagree on what upper case is. */
    search: string;
    created_at: number;
    tried_at: number | null;
    sent_at: number | null;
    last_error: string | null;
    last_error_at: number | null;
    in_doubt_at: number | null;
  };
}

/** A mail as the worker needs it. */
export interface MailRow {
  readonly id: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly message: OutgoingMail;
  readonly unserved: readonly string[] | null;
  readonly refused: readonly string[];
}

const addMail = preparedQuery((tables: Kysely<MailTables>, row: Insertable<MailTables['mails']>) =>
  tables.insertInto('mails').values(row),
);

export async function insertMail(
  transaction: Database,
  {
    id,
    message,
    state,
    createdAt,
  }: { id: string; message: OutgoingMail; state: MailState; createdAt: number },
): Promise<void> {
  await addMail(transaction, {
    ...{ id, state, attempts: 0, sender: message.from, subject: message.subject, created_at: createdAt },
    recipients: JSON.stringify(message.to),
    about: message.about ?? null,
    message: JSON.stringify(message),
    search: [message.subject, message.from, ...recipientsOf(message)].join('\n').toLowerCase(),
  });
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

export async function findMail(database: Database, id: string): Promise<MailRow | null> {
  const row = await findRow(database, id);
  return row
    ? {
        ...{ id, state: row.state, attempts: row.attempts, message: messageIn(row.message) },
        unserved: row.unserved === null ? null : unservedIn(row.unserved),
        refused: row.refused === null ? [] : refusedIn(row.refused),
      }
    : null;
}

export async function readMail(database: Database, id: string): Promise<StoredMail | null> {
  const row = await findRow(database, id);
  if (!row) return null;
  const message = messageIn(row.message);
  return {
    ...summary(row),
    messageId: messageIdOf({ id, message }),
    cc: [...(message.cc ?? [])],
    bcc: [...(message.bcc ?? [])],
    replyTo: [...(message.replyTo ?? [])],
    text: message.text,
    html: message.html ?? null,
    hasHtml: message.html !== undefined,
    headers: message.headers ?? {},
    attachments: [...(message.attachments ?? [])],
    expiresAt: row.state === 'failed' ? (row.last_error_at ?? row.created_at) + FAILED_KEPT_MS : null,
  };
}

/** Long enough to notice, to fix the mail server and to send again. */
const FAILED_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes mails that could not be delivered and were not sent again in that time. */
export async function forgetFailed(database: Database, now: number): Promise<void> {
  await mails(database)
    .deleteFrom('mails')
    .where('state', '=', 'failed')
    .where((row) => row(row.fn.coalesce('last_error_at', 'created_at'), '<', now - FAILED_KEPT_MS))
    .execute();
}

/** In mails of earlier releases `replyTo` is a single address, not a list. */
export function messageIn(text: string): OutgoingMail {
  const { replyTo, ...message } = storedMessage(text);
  return { ...message, ...(replyTo !== undefined && { replyTo: [replyTo].flat() }) };
}

const Addresses = Type.Array(Type.String());
const unservedIn = jsonColumn('mails.unserved', Addresses);
const refusedIn = jsonColumn('mails.refused', Addresses, []);
const recipientsIn = jsonColumn('mails.recipients', Addresses, []);
const storedMessage = jsonColumn(
  'mails.message',
  Type.Unsafe<Omit<OutgoingMail, 'replyTo'> & { readonly replyTo?: string | readonly string[] }>(
    Type.Object({ from: Type.String(), to: Addresses, subject: Type.String(), text: Type.String() }),
  ),
);

const PAGE = 50;

export async function listMails(database: Database, filter: MailFilter): Promise<MailSummary[]> {
  const { state, about, after } = filter;
  let found = mails(database)
    .selectFrom('mails')
    .select([...SUMMARY])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit ?? PAGE);
  if (state) found = found.where('state', '=', state);
  if (about) found = found.where('about', '=', about);
  if (after) found = found.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`);
  const words = filter.search?.trim().toLowerCase();
  if (words) found = found.where(containing(words, 'search'));
  return (await found.execute()).map(summary);
}

async function countMails(database: Database): Promise<Record<MailState, number>> {
  const rows = await mails(database)
    .selectFrom('mails')
    .select(['state', (of) => of.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = Object.fromEntries(MAIL_STATES.map((state) => [state, 0])) as Record<MailState, number>;
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

export async function mailHealth(database: Database, delivery: MailHealth['delivery']): Promise<MailHealth> {
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
    delivery,
    counts,
    lastSuccessAt: sent?.at ?? null,
    lastError: fault?.last_error ?? null,
    lastErrorAt: fault?.last_error_at ?? null,
  };
}

const SUMMARY = [
  ...(['id', 'state', 'attempts', 'sender', 'recipients', 'subject', 'about'] as const),
  ...(['created_at', 'tried_at', 'sent_at', 'last_error', 'in_doubt_at'] as const),
] as const;

function summary(row: Pick<MailTables['mails'], (typeof SUMMARY)[number]>): MailSummary {
  return {
    id: row.id,
    state: row.state,
    from: row.sender,
    to: recipientsIn(row.recipients),
    subject: row.subject,
    about: row.about,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    triedAt: row.tried_at,
    sentAt: row.sent_at,
    inDoubtAt: row.in_doubt_at,
  };
}

/** The search term is text, not a pattern. */
function findRow(database: Database, id: string) {
  return mails(database).selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}

function mails(database: Database): Kysely<MailTables> {
  return database.tables<MailTables>();
}
