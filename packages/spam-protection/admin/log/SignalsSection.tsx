import { Text } from '@mantine/core';
import { Section } from '@portico/kernel/admin';
import type { SignalsShape } from '../../wire/admin.ts';
import { PointerPath } from './PointerPath.tsx';
import { signalSentences } from './signalSentences.ts';
import { Timeline } from './Timeline.tsx';
import { TypingRhythm } from './TypingRhythm.tsx';
import styles from './Verdict.module.css';

/** What the browser reported about the visit, in sentences and charts. */
export function SignalsSection({ signals, madeAt }: { signals: SignalsShape | null; madeAt: number }) {
  if (!signals)
    return (
      <Section title="The visit">
        <Text c="dimmed">
          The browser sent nothing about the visit: scripts were off, or blocked. That was not held against
          the visitor.
        </Text>
      </Section>
    );
  return (
    <Section title="The visit">
      <ul className={styles.sentences}>
        {signalSentences(signals, madeAt).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Timeline signals={signals} madeAt={madeAt} />
      {signals.pointer.length > 1 && <PointerPath points={signals.pointer} screen={signals.screen} />}
      {signals.typing.some(({ keys }) => keys > 0) && <TypingRhythm typing={signals.typing} />}
    </Section>
  );
}
