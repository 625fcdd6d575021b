import styles from './StateBadge.module.css';

/** How good a state is; the word beside it says what it is, so that nobody has to read the colour. */
export type Tone = 'good' | 'busy' | 'waiting' | 'bad' | 'quiet';

export function StateBadge({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {label}
    </span>
  );
}
