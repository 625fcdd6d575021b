import type { SignalsShape } from '../../wire/admin.ts';
import { eventsOf } from './eventsOf.ts';
import styles from './Verdict.module.css';

const WIDTH = 600;
const EDGE = 12;

/** The events of a visit, from opening the page to sending the form. */
export function Timeline({ signals, madeAt }: { signals: SignalsShape; madeAt: number }) {
  const events = eventsOf(signals, madeAt);
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last || events.length < 2) return null;
  const span = Math.max(1, last.at - first.at);
  const place = (at: number): number => EDGE + ((at - first.at) / span) * (WIDTH - 2 * EDGE);
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} 40`}
        className={styles.timeline}
        role="img"
        aria-label={`Timeline of ${(span / 1000).toFixed(0)} seconds: ${events.map(({ label, at }) => `${label} after ${((at - first.at) / 1000).toFixed(1)} s`).join(', ')}`}
      >
        <line x1={EDGE} x2={WIDTH - EDGE} y1="20" y2="20" className={styles.axis} />
        {events.map(({ label, at, kind }) => (
          <circle
            key={label}
            cx={place(at)}
            cy="20"
            r="7"
            className={kind === 'edge' ? styles.end : styles.begin}
          >
            <title>{`${label}: ${((at - first.at) / 1000).toFixed(1)} s`}</title>
          </circle>
        ))}
      </svg>
      <figcaption>
        {events.map(({ label, at }) => `${label} ${((at - first.at) / 1000).toFixed(1)} s`).join(' · ')}
      </figcaption>
    </figure>
  );
}
