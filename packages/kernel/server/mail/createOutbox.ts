import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import { createIds } from '../ids.ts';
import type { Jobs, RetryPolicy } from '../jobs/Jobs.ts';
import { PermanentJobError } from '../jobs/Jobs.ts';
import { MailFault, type MailTransport, type RefusedRecipient } from './MailTransport.ts';
import {
  findMail,
  insertMail,
  listMails,
  type MailRow,
  mailHealth,
  readMail,
  updateMail,
} from './mailRows.ts';
import { messageIdOf } from './messageIdOf.ts';
import type { Outbox } from './Outbox.ts';
import { recipientsOf, safeMail } from './safeMail.ts';

export interface OutboxParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** `null` without a mail server: mail is stored, to be read in the admin. A function if that may change at any time. */
  readonly transport: MailTransport | null | FindTransport;
}

/** The current transport; inside a transaction, looked up with that transaction. */
export type FindTransport = (database: Database) => Promise<MailTransport | null>;

/** The outbox and the worker that sends its mails, which it registers with the jobs. */
export function createOutbox({ database, clock, jobs, transport }: OutboxParts): Outbox {
  const newId = createIds(clock);
  const wayOut: FindTransport = async (asked) =>
    typeof transport === 'function' ? transport(asked) : transport;
  /** Mails accepted by the mail server whose rows could not be updated yet: they must not be sent again. */
  const taken = new Map<string, readonly RefusedRecipient[]>();
  jobs.register<{ mail: string }>(
    QUEUE,
    async ({ mail: id }, { isLastAttempt }) => {
      const mail = await findMail(database, id);
      // Repeated after a crash, or deleted meanwhile: nothing is left to do.
      if (!mail || mail.state === 'sent') return;
      const refused = taken.get(id);
      const out = refused ? null : await wayOut(database);
      if (refused) await settle(mail, refused, isLastAttempt);
      else if (out) await deliver(out, mail, isLastAttempt);
      else await updateMail(database, id, { state: 'kept' });
    },
    RETRIES,
  );

  return {
    async enqueue(transaction, mail) {
      const id = newId();
      const isSent = (await wayOut(transaction)) !== null;
      await insertMail(transaction, {
        id,
        message: safeMail(mail),
        state: isSent ? 'waiting' : 'kept',
        createdAt: clock.now(),
      });
      if (isSent) await jobs.enqueue(transaction, QUEUE, { mail: id }, { key: id });
      return id;
    },

    resend: (id) =>
      database.transaction(async (transaction) => {
        const isSent = (await wayOut(transaction)) !== null;
        await updateMail(transaction, id, {
          state: isSent ? 'waiting' : 'kept',
          unserved: null,
          refused: [],
        });
        transaction.afterCommit(() => taken.delete(id));
        if (isSent) await jobs.enqueue(transaction, QUEUE, { mail: id }, { key: id });
      }),

    list: (filter = {}) => listMails(database, filter),
    read: (id) => readMail(database, id),
    health: async () => mailHealth(database, (await wayOut(database)) ? 'smtp' : 'kept'),
  };

  async function deliver(out: MailTransport, mail: MailRow, isLastAttempt: boolean): Promise<void> {
    const { id, message } = mail;
    const recipients = mail.unserved ?? recipientsOf(message);
    // A previous attempt never reported how it ended.
    const isInDoubt = mail.state === 'sending';
    await updateMail(database, id, {
      ...{ state: 'sending', attempts: mail.attempts + 1, tried_at: clock.now() },
      ...(isInDoubt && { in_doubt_at: clock.now() }),
    });
    let refused: readonly RefusedRecipient[];
    try {
      ({ refused } = await out.send(message, { recipients, messageId: messageIdOf(mail) }));
    } catch (error) {
      const fault =
        error instanceof MailFault ? error : new MailFault(String(error), false, { cause: error });
      await noteFault(mail, fault, fault.isFinal || isLastAttempt);
      throw fault.isFinal ? new PermanentJobError(fault.message, { cause: fault }) : fault;
    }
    // Recorded right after the server's reply: from here on the mail counts as sent, even if the update fails.
    taken.set(id, refused);
    await settle(mail, refused, isLastAttempt);
  }

  async function noteFault({ id, unserved }: MailRow, fault: MailFault, isFinal: boolean): Promise<void> {
    // A mail that some recipients have counts as sent; the error names those who do not have it.
    const end = unserved
      ? ({ state: 'sent', sent_at: clock.now() } as const)
      : ({ state: 'failed' } as const);
    const noted = {
      ...{ last_error: fault.message, last_error_at: clock.now() },
      ...(fault.mayHaveArrived && { in_doubt_at: clock.now() }),
    };
    await updateMail(database, id, isFinal ? { ...end, ...noted } : { state: 'waiting', ...noted });
  }

  /** Some recipients have it. Temporary refusals are retried; permanent ones are recorded. */
  async function settle(
    mail: MailRow,
    refused: readonly RefusedRecipient[],
    isLastAttempt: boolean,
  ): Promise<void> {
    const later = isLastAttempt ? [] : refused.filter((one) => !one.isFinal);
    const never = [...mail.refused, ...refused.filter((one) => !later.includes(one)).map(inWords)];
    const notAccepted = [...never, ...later.map(inWords)];
    const noted =
      notAccepted.length === 0
        ? { last_error: null }
        : {
            last_error: `Not accepted for ${notAccepted.join('; ')}`,
            last_error_at: clock.now(),
            refused: never,
          };
    if (later.length === 0) {
      await updateMail(database, mail.id, { state: 'sent', sent_at: clock.now(), unserved: null, ...noted });
      taken.delete(mail.id);
      return;
    }
    const unserved = later.map((one) => one.recipient);
    await updateMail(database, mail.id, { state: 'waiting', unserved, ...noted });
    taken.delete(mail.id);
    throw new MailFault(`Not accepted for ${later.map(inWords).join('; ')}`, false);
  }
}

const QUEUE = 'mail';

/** Nearly three days, as mail servers do: a recipient's server may be down over a weekend. */
const RETRIES: RetryPolicy = {
  attempts: 24,
  backoffMs: (attempt) => Math.min(30_000 * 2 ** (attempt - 1), 4 * 60 * 60 * 1000),
  leaseMs: 2 * 60 * 1000,
};

function inWords({ recipient, reason }: RefusedRecipient): string {
  return `${recipient}: ${reason}`;
}
