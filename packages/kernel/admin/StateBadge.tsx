import styles from './StateBadge.module.css';

/** How good a state is. A word beside it names the state, so that the colour is not the only cue. */
export type Tone = 'good' | 'busy' | 'waiting' | 'bad' | 'quiet';

export function StateBadge({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {label}
    </span>
  );
}
