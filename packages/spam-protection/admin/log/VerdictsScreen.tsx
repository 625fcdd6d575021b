import { Text } from '@mantine/core';
import { DateTime, type ListColumn, type ListFilter, ListScreen, StateBadge } from '@portico/kernel/admin';
import { IconShieldCheck } from '@tabler/icons-react';
import { type VerdictSummary, verdictCalls } from '../../wire/admin.ts';
import styles from './Verdict.module.css';
import { choicesOf, DECISIONS, OUTCOMES, percent, SOURCE_CHOICES, sourceName } from './verdictWords.ts';

const REFRESH_MS = 30_000;

const COLUMNS: readonly ListColumn<VerdictSummary>[] = [
  {
    header: 'Message',
    cell: (verdict) => (
      <span className={styles.excerpt}>
        {verdict.excerpt || verdict.name || verdict.email || 'Without a text'}
      </span>
    ),
  },
  {
    header: 'Why',
    cell: (verdict) => (
      <Text size="sm" c="dimmed">
        {verdict.mainReason}
      </Text>
    ),
  },
  {
    header: 'Verdict',
    width: 'fit',
    explainsItself: true,
    cell: (verdict) =>
      verdict.corrected ? (
        <StateBadge tone="quiet" label={`${DECISIONS[verdict.corrected].label} (corrected)`} />
      ) : (
        <StateBadge {...DECISIONS[verdict.decision]} />
      ),
  },
  { header: 'Score', width: 'fit', cell: (verdict) => percent(verdict.score) },
  { header: 'Received through', width: 'fit', cell: (verdict) => sourceName(verdict.source) },
  {
    header: 'When',
    width: 'fit',
    explainsItself: true,
    cell: (verdict) => <DateTime value={verdict.madeAt} />,
  },
];

const FILTERS: readonly ListFilter[] = [
  { name: 'decision', label: 'Verdict', choices: choicesOf(DECISIONS) },
  { name: 'outcome', label: 'Decision', choices: choicesOf(OUTCOMES) },
  { name: 'source', label: 'Received through', choices: SOURCE_CHOICES },
];

export default function VerdictsScreen() {
  return (
    <ListScreen
      title="Spam log"
      description="Every message that was judged, and why it was let through or refused."
      call={verdictCalls.list}
      columns={COLUMNS}
      filters={FILTERS}
      searchLabel="Search texts, names and addresses"
      itemKey={(verdict) => verdict.id}
      itemLink={(verdict) => `/spam/${verdict.id}`}
      refreshEveryMs={REFRESH_MS}
      empty={{
        icon: IconShieldCheck,
        title: 'Nothing here yet',
        text: 'When a visitor sends a form or a comment, the verdict on it appears here with its reasons.',
      }}
    />
  );
}
