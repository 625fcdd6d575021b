import { DateTime, type ListColumn, type ListFilter, ListScreen, StateBadge } from '@portico/kernel/admin';
import { IconMail } from '@tabler/icons-react';
import { type MailSummary, outboxCalls } from '../../wire/admin.ts';
import { MAIL_STATE_CHOICES, MAIL_STATES } from './mailStates.ts';

const REFRESH_MS = 15_000;

const COLUMNS: readonly ListColumn<MailSummary>[] = [
  { header: 'Subject', cell: (mail) => mail.subject || 'Without a subject' },
  { header: 'To', cell: (mail) => mail.to.join(', ') },
  {
    header: 'State',
    width: 'fit',
    explainsItself: true,
    cell: (mail) => <StateBadge {...MAIL_STATES[mail.state]} />,
  },
  {
    header: 'Written',
    width: 'fit',
    explainsItself: true,
    cell: (mail) => <DateTime value={mail.createdAt} />,
  },
];

const FILTERS: readonly ListFilter[] = [{ name: 'state', label: 'State', choices: MAIL_STATE_CHOICES }];

export default function OutboxScreen() {
  return (
    <ListScreen
      title="Outbox"
      description="Mail that the site sends: what arrived, what did not, and why."
      call={outboxCalls.list}
      columns={COLUMNS}
      filters={FILTERS}
      searchLabel="Search subject and addresses"
      itemKey={(mail) => mail.id}
      itemLink={(mail) => `/outbox/${mail.id}`}
      refreshEveryMs={REFRESH_MS}
      empty={{
        icon: IconMail,
        title: 'No mail yet',
        text: 'When a visitor sends a form, the mail that goes out for it appears here.',
      }}
    />
  );
}
