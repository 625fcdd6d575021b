import { Button, Group, Text } from '@mantine/core';
import {
  DateTime,
  Fact,
  Facts,
  ItemScreen,
  notices,
  Screen,
  Section,
  StateBadge,
  useApi,
  useRefresh,
} from '@portico/kernel/admin';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useState } from 'react';
import { type VerdictDetail, verdictCalls } from '../../wire/admin.ts';
import { Reasons } from './Reasons.tsx';
import { SignalsSection } from './SignalsSection.tsx';
import styles from './Verdict.module.css';
import { correctionWords, DECISIONS, OUTCOMES, percent, sourceName } from './verdictWords.ts';

const LOG = { label: 'Spam log', to: '/spam' };

export default function VerdictScreen() {
  return (
    <ItemScreen title="Verdict" parent={LOG} call={verdictCalls.read}>
      {(verdict) => <Verdict verdict={verdict} />}
    </ItemScreen>
  );
}

function Verdict({ verdict }: { verdict: VerdictDetail }) {
  return (
    <Screen
      title={verdict.content.name || verdict.content.email || 'A message'}
      description={sentenceOf(verdict)}
      parent={LOG}
      actions={<TurnRound verdict={verdict} />}
    >
      <div className={styles.columns}>
        <div>
          <Section title="The message">
            <Facts layout="columns">
              <Fact term="Verdict">
                <StateBadge {...DECISIONS[verdict.decision]} /> {percent(verdict.score)}
              </Fact>
              <Fact term="Decision">
                <StateBadge {...OUTCOMES[verdict.outcome]} />
              </Fact>
              <Fact term="Received through">{sourceName(verdict.source)}</Fact>
              <Fact term="When">
                <DateTime value={verdict.madeAt} form="exact" />
              </Fact>
              {verdict.content.name && <Fact term="Name">{verdict.content.name}</Fact>}
              {verdict.content.email && <Fact term="E-mail">{verdict.content.email}</Fact>}
              {verdict.content.url && <Fact term="Web address">{verdict.content.url}</Fact>}
              {verdict.corrected && verdict.correctedAt !== null && (
                <Fact term="Corrected">
                  {correctionWords(verdict.corrected, verdict.correctedBy)},{' '}
                  <DateTime value={verdict.correctedAt} />
                </Fact>
              )}
            </Facts>
            {verdict.content.text ? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
              <pre className={styles.text} tabIndex={0}>
                {verdict.content.text}
              </pre>
            ) : (
              <Text c="dimmed">There was no text to judge.</Text>
            )}
          </Section>
          <SignalsSection signals={verdict.signals} madeAt={verdict.madeAt} />
        </div>
        <Section
          title="Why"
          description={`The strongest reasons first. Rules and model: version ${verdict.version}.`}
        >
          <Reasons reasons={verdict.reasons} />
        </Section>
      </div>
    </Screen>
  );
}

function sentenceOf({ decision, outcome, score }: VerdictDetail): string {
  const certainty = percent(score);
  if (outcome === 'refuse') return `It was taken for spam (${certainty}) and refused.`;
  if (outcome === 'challenge')
    return `It was in doubt (${certainty}), so the browser was asked for a proof of work.`;
  if (outcome === 'hold') return `It was in doubt (${certainty}), so it was let through and marked for you.`;
  return decision === 'ham'
    ? `It was taken for a person’s message (spam: ${certainty}) and let through.`
    : `It was let through (${certainty}).`;
}

function TurnRound({ verdict }: { verdict: VerdictDetail }) {
  const api = useApi();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const standing = verdict.corrected ?? (verdict.decision === 'spam' ? 'spam' : 'ham');

  async function say(label: 'ham' | 'spam'): Promise<void> {
    setBusy(true);
    const result = await api.call(verdictCalls.correct, { params: { id: verdict.id }, body: { label } });
    setBusy(false);
    if (!result.ok) return notices.problem(result.problem);
    await refresh(verdictCalls.list);
    const done =
      label === 'ham'
        ? 'Marked as not spam. It is delivered after all, and the site learns from it.'
        : 'Marked as spam. It leaves the inbox, and the site learns from it.';
    notices.undoable(done, () => void say(label === 'ham' ? 'spam' : 'ham'));
  }

  return (
    <Group gap="sm">
      {standing === 'spam' ? (
        <Button
          leftSection={<IconShieldCheck size={17} stroke={1.75} aria-hidden />}
          loading={isBusy}
          onClick={() => void say('ham')}
        >
          Not spam: deliver it
        </Button>
      ) : (
        <>
          {!verdict.corrected && (
            <Button variant="default" loading={isBusy} onClick={() => void say('ham')}>
              Confirm: not spam
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconShieldX size={17} stroke={1.75} aria-hidden />}
            loading={isBusy}
            onClick={() => void say('spam')}
          >
            This is spam
          </Button>
        </>
      )}
    </Group>
  );
}
