import { createHealth, type Ports } from '@portico/kernel/server';
import type { Accounts } from '@portico/kernel/server/accounts';
import type { AdminPorts } from './admin/index.ts';
import { createSignInLinkMails } from './signInLinkMails.ts';
import type { MailFacts } from './siteFacts.ts';

/** What the administration sees of this site's services. */
export function adminPorts(
  ports: Ports,
  accounts: Accounts,
  facts: () => Promise<MailFacts>,
  applicationFolder: string,
): AdminPorts {
  const { limits, nonces, outbox, publicUrl } = ports;
  return {
    ...{ accounts, limits, nonces, outbox, publicUrl, applicationFolder },
    overview: overviewOf(ports),
    mailLink: createSignInLinkMails(ports, accounts, async () => {
      const { title, mailFrom } = await facts();
      return { title, adminEmail: mailFrom };
    }),
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
      mail: 'mail' in report ? report.mail : UNKNOWN_MAIL,
      jobs: { queues: 'jobs' in report ? [...report.jobs] : [] },
    };
  };
}

const UNKNOWN_MAIL = {
  delivery: 'kept',
  counts: { waiting: 0, kept: 0, sending: 0, sent: 0, failed: 0 },
  lastError: null,
} as const;
