import type { Overview } from '../../wire/admin.ts';

/** Something on the site that needs a person's attention. */
export interface Concern {
  readonly tone: 'bad' | 'waiting';
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly to: string };
}

/** What needs attention, worst first. Lists only what somebody can act on. */
export function concernsOf({ database, mail, jobs }: Overview): Concern[] {
  if (!database.isUp)
    return [
      {
        tone: 'bad',
        title: 'The database does not answer',
        text: 'Pages may still be shown, but nothing can be saved. Check that it is running and that the site can reach it.',
      },
    ];
  const concerns: Concern[] = [];
  if (mail.counts.failed > 0)
    concerns.push({
      tone: 'bad',
      title: count(mail.counts.failed, 'mail was not delivered', 'mails were not delivered'),
      text: `${mail.lastError ?? 'Find out why, then send it again.'} What is not sent again within 30 days is deleted.`,
      link: { label: 'Show in the outbox', to: '/outbox?state=failed' },
    });
  // Failed mail is listed already.
  for (const { queue, failed, lastError } of jobs.queues)
    if (failed > 0 && queue !== 'mail')
      concerns.push({
        tone: 'bad',
        title: count(failed, `job of “${queue}” failed`, `jobs of “${queue}” failed`),
        text: lastError ?? 'The server’s log has the details.',
      });
  if (mail.delivery === 'kept')
    concerns.push({
      tone: 'waiting',
      title: 'Mail is kept here and not sent',
      text: 'No mail server is set up. Until there is one, mail can be read in the outbox and reaches nobody.',
      link: { label: 'Set up mail', to: '/settings#mail-server' },
    });
  return concerns;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
