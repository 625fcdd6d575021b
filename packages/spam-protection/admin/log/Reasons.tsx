import { Text } from '@mantine/core';
import type { VerdictDetail } from '../../wire/admin.ts';
import styles from './Verdict.module.css';

const HEAVIEST = 6;

/** Each reason as a sentence, with a bar towards spam or ham. */
export function Reasons({ reasons }: { reasons: VerdictDetail['reasons'] }) {
  if (reasons.length === 0) return <Text c="dimmed">No reason counted for or against it.</Text>;
  return (
    <ol className={styles.reasons}>
      {reasons.map(({ code, weight, sentence }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may be there twice, and the list never changes.
        <li key={`${code}-${index}`} className={styles.reason} data-side={weight > 0 ? 'spam' : 'ham'}>
          <span>{sentence}</span>
          <svg className={styles.bar} viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true">
            <line x1="100" x2="100" y1="0" y2="8" className={styles.middle} />
            <rect
              x={weight > 0 ? 100 : 100 - lengthOf(weight)}
              y="2"
              width={lengthOf(weight)}
              height="4"
              rx="2"
              className={styles.weight}
            />
          </svg>
          <span className={styles.side}>
            {strength(weight)} {weight > 0 ? 'for spam' : 'for a person'}
          </span>
        </li>
      ))}
    </ol>
  );
}

function lengthOf(weight: number): number {
  return Math.max(2, Math.min(1, Math.abs(weight) / HEAVIEST) * 98);
}

function strength(weight: number): string {
  const size = Math.abs(weight);
  if (size >= 2) return 'counts strongly';
  return size >= 0.7 ? 'counts' : 'counts a little';
}
