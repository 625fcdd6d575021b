import { Paper, Title } from '@mantine/core';
import { DateTime, type NavigationIcon, StateBadge, type Tone } from '@portico/kernel/admin';
import { IconDatabase, IconMail, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Overview } from '../../wire/admin.ts';
import styles from './HomeScreen.module.css';

const ENGINE = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** The health of database, mail and jobs, side by side. */
export function HealthCards({ overview: { database, mail, jobs, checkedAt } }: { overview: Overview }) {
  const total = (what: 'waiting' | 'running' | 'failed') =>
    jobs.queues.reduce((sum, queue) => sum + queue[what], 0);
  const lastRun = Math.max(0, ...jobs.queues.map((queue) => queue.lastSuccessAt ?? 0));
  return (
    <section aria-label="Health" className={styles.cards}>
      <Card
        icon={IconDatabase}
        title="Database"
        state={database.isUp ? ['good', 'Running'] : ['bad', 'Down']}
        facts={[
          ['Engine', ENGINE[database.engine]],
          [
            'Answered in',
            database.answeredInMs === null ? 'no answer' : `${Math.round(database.answeredInMs)} ms`,
          ],
          ['Checked', <DateTime key="checked" value={checkedAt} />],
        ]}
      />
      <Card
        icon={IconMail}
        title="Mail"
        state={mailState(mail)}
        facts={[
          ['Sent', mail.counts.sent],
          ['On the way', mail.counts.waiting + mail.counts.sending],
          mail.delivery === 'kept' ? ['Kept', mail.counts.kept] : ['Failed', mail.counts.failed],
        ]}
      />
      <Card
        icon={IconRefresh}
        title="Jobs"
        state={
          total('failed') > 0
            ? ['bad', 'Failures']
            : total('running') > 0
              ? ['busy', 'Working']
              : ['good', 'Running']
        }
        facts={[
          ['Waiting', total('waiting')],
          ['Failed', total('failed')],
          ['Last done', lastRun > 0 ? <DateTime key="last" value={lastRun} /> : 'not yet'],
        ]}
      />
    </section>
  );
}

function mailState({ delivery, counts }: Overview['mail']): readonly [Tone, string] {
  if (counts.failed > 0) return ['bad', 'Failures'];
  return delivery === 'kept' ? ['waiting', 'Kept, not sent'] : ['good', 'Running'];
}

function Card({
  icon: Icon,
  title,
  state: [tone, label],
  facts,
}: {
  icon: NavigationIcon;
  title: string;
  state: readonly [Tone, string];
  facts: readonly (readonly [string, ReactNode])[];
}) {
  return (
    <Paper withBorder className={styles.card}>
      <header className={styles.cardHeader}>
        <Icon size={20} stroke={1.6} />
        <Title order={2} size="h4">
          {title}
        </Title>
        <StateBadge tone={tone} label={label} />
      </header>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
