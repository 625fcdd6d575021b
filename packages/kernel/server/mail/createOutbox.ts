import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import { createIds } from '../ids.ts';
import type { Jobs, RetryPolicy } from '../jobs/Jobs.ts';
import { PermanentJobError } from '../jobs/Jobs.ts';
import { MailFault, type MailTransport, type RefusedRecipient } from './MailTransport.ts';
import {
  countMails,
  findMail,
  insertMail,
  listMails,
  type MailRow,
  mailHealth,
  readMail,
  updateMail,
} from './mailRows.ts';
import type { Outbox } from './Outbox.ts';
import { recipientsOf, safeMail } from './safeMail.ts';

export interface OutboxParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** `null` without `SMTP_URL`: mail is kept, to be read in the admin. */
  readonly transport: MailTransport | null;
}

/** The outbox, and the worker that empties it, which it registers with the jobs. */
export function createOutbox({ database, clock, jobs, transport }: OutboxParts): Outbox {
  const newId = createIds(clock);
  jobs.register<{ mail: string }>(
    QUEUE,
    async ({ mail: id }, { isLastAttempt }) => {
      const mail = await findMail(database, id);
      // Repeated after a crash, or taken out of the outbox meanwhile: nothing is left to do.
      if (!mail || mail.state === 'sent') return;
      if (transport) await deliver(transport, mail, isLastAttempt);
      else await updateMail(database, id, { state: 'kept' });
    },
    RETRIES,
  );

  return {
    async enqueue(transaction, mail) {
      const id = newId();
      await insertMail(transaction, {
        id,
        message: safeMail(mail),
        state: transport ? 'waiting' : 'kept',
        createdAt: clock.now(),
      });
      if (transport) await jobs.enqueue(transaction, QUEUE, { mail: id }, { key: id });
      return id;
    },

    resend: (id) =>
      database.transaction(async (transaction) => {
        await updateMail(transaction, id, {
          state: transport ? 'waiting' : 'kept',
          unserved: null,
          refused: [],
        });
        if (transport) await jobs.enqueue(transaction, QUEUE, { mail: id }, { key: id });
      }),

    list: (filter = {}) => listMails(database, filter),
    read: (id) => readMail(database, id),
    countByState: () => countMails(database),
    health: () => mailHealth(database, transport ? 'smtp' : 'kept'),
  };

  async function deliver(out: MailTransport, mail: MailRow, isLastAttempt: boolean): Promise<void> {
    const { id, message } = mail;
    const recipients = mail.unserved ?? recipientsOf(message);
    await updateMail(database, id, { state: 'sending', attempts: mail.attempts + 1, tried_at: clock.now() });
    let refused: readonly RefusedRecipient[];
    try {
      ({ refused } = await out.send(message, { recipients, messageId: messageIdOf(mail) }));
    } catch (error) {
      const fault =
        error instanceof MailFault ? error : new MailFault(String(error), false, { cause: error });
      await noteFault(mail, fault, fault.isFinal || isLastAttempt);
      throw fault.isFinal ? new PermanentJobError(fault.message, { cause: fault }) : fault;
    }
    await settle(mail, refused, isLastAttempt);
  }

  async function noteFault({ id, unserved }: MailRow, fault: MailFault, isFinal: boolean): Promise<void> {
    // What some recipients already have is sent; the error says that others do not have it.
    const end = unserved
      ? ({ state: 'sent', sent_at: clock.now() } as const)
      : ({ state: 'failed' } as const);
    const noted = { last_error: fault.message, last_error_at: clock.now() };
    await updateMail(database, id, isFinal ? { ...end, ...noted } : { state: 'waiting', ...noted });
  }

  /** Some have it. Those who may be taken later are tried again; those who were refused for good are written down. */
  async function settle(
    mail: MailRow,
    refused: readonly RefusedRecipient[],
    isLastAttempt: boolean,
  ): Promise<void> {
    const later = isLastAttempt ? [] : refused.filter((one) => !one.isFinal);
    const never = [...mail.refused, ...refused.filter((one) => !later.includes(one)).map(inWords)];
    const unheard = [...never, ...later.map(inWords)];
    const noted =
      unheard.length === 0
        ? { last_error: null }
        : { last_error: `Not taken for ${unheard.join('; ')}`, last_error_at: clock.now(), refused: never };
    if (later.length === 0) {
      await updateMail(database, mail.id, { state: 'sent', sent_at: clock.now(), unserved: null, ...noted });
      return;
    }
    const unserved = later.map((one) => one.recipient);
    await updateMail(database, mail.id, { state: 'waiting', unserved, ...noted });
    throw new MailFault(`Not taken for ${later.map(inWords).join('; ')}`, false);
  }
}

const QUEUE = 'mail';

/** Nearly three days, as mail servers do it: a recipient's server may be down over a weekend. */
const RETRIES: RetryPolicy = {
  attempts: 24,
  backoffMs: (attempt) => Math.min(30_000 * 2 ** (attempt - 1), 4 * 60 * 60 * 1000),
  leaseMs: 2 * 60 * 1000,
};

function inWords({ recipient, reason }: RefusedRecipient): string {
  return `${recipient}: ${reason}`;
}

function messageIdOf({ id, message }: MailRow): string {
  const domain = /@([^\s>]+)>?\s*$/.exec(message.from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
