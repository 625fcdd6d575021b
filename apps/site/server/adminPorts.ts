import { createHealth, type Ports } from '@portico/kernel/server';
import type { Accounts } from '@portico/kernel/server/accounts';
import type { AdminPorts } from './admin/index.ts';

/** What the administrator's screens see of this site's machinery. */
export function adminPorts(ports: Ports, accounts: Accounts, applicationFolder: string): AdminPorts {
  return {
    accounts,
    nonces: ports.nonces,
    outbox: ports.outbox,
    overview: overviewOf(ports),
    applicationFolder,
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
        delivery: 'mail' in report ? report.mail.delivery : 'kept',
        counts: 'mail' in report ? report.mail.counts : NO_MAIL,
        lastError: 'mail' in report ? report.mail.lastError : null,
      },
      jobs: { queues: 'jobs' in report ? [...report.jobs] : [] },
    };
  };
}

const NO_MAIL = { waiting: 0, kept: 0, sending: 0, sent: 0, failed: 0 };
