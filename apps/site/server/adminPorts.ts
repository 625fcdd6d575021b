import {
  createHealth,
  type Outbox,
  type Ports,
  type MailSummary as StoredSummary,
} from '@portico/kernel/server';
import type { Accounts } from '@portico/kernel/server/accounts';
import type { AdminPorts, OutboxDesk } from './admin/index.ts';

/** What the administrator's screens see of this site's machinery. */
export function adminPorts(ports: Ports, accounts: Accounts, applicationFolder: string): AdminPorts {
  return {
    accounts,
    nonces: ports.nonces,
    outbox: outboxDesk(ports.outbox),
    overview: overviewOf(ports),
    applicationFolder,
  };
}

function outboxDesk(outbox: Outbox): OutboxDesk {
  return {
    resend: (id) => outbox.resend(id),
    async list({ search, state, after, limit }) {
      const { mails } = await outbox.list({ search, state, cursor: after?.id, limit });
      return mails.map(summary);
    },
    async read(id) {
      const mail = await outbox.read(id);
      if (!mail) return null;
      const { message } = mail;
      return {
        ...summary(mail),
        to: [...message.to],
        cc: [...(message.cc ?? [])],
        bcc: [...(message.bcc ?? [])],
        replyTo: message.replyTo ?? null,
        text: message.text,
        html: message.html ?? null,
        hasHtml: message.html !== undefined,
        attachments: (message.attachments ?? []).map(({ filename, contentType }) => ({
          filename,
          contentType,
        })),
      };
    },
  };
}

function summary({
  id,
  state,
  from,
  recipients,
  subject,
  about,
  attempts,
  lastError,
  madeAt,
  sentAt,
}: StoredSummary) {
  return {
    id,
    state,
    from,
    to: [...recipients],
    subject,
    about,
    attempts,
    lastError,
    createdAt: madeAt,
    sentAt,
  };
}

function overviewOf({ database, outbox, jobs, clock }: Ports): AdminPorts['overview'] {
  const health = createHealth({ database, outbox, jobs });
  return async () => {
    const startedAt = clock.now();
    const report = await health.check();
    const isUp = report.database.isReachable;
    return {
      checkedAt: startedAt,
      database: { isUp, engine: database.dialect, answeredInMs: isUp ? clock.now() - startedAt : null },
      mail: {
        delivery: 'mail' in report && report.mail.isConfigured ? 'smtp' : 'kept',
        counts: isUp ? await outbox.countByState() : NO_MAIL,
        lastError: 'mail' in report ? report.mail.lastError : null,
      },
      jobs: { queues: 'jobs' in report ? [...report.jobs] : [] },
    };
  };
}

const NO_MAIL = { waiting: 0, kept: 0, sending: 0, sent: 0, failed: 0 };
