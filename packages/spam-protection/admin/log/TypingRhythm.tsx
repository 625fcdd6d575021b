import type { SignalsShape } from '../../wire/admin.ts';
import styles from './Verdict.module.css';

const WIDTH = 240;
/** Human typing varies by about this much between pauses. */
const USUAL_MS = 120;

/** How evenly the keys were pressed: machines are at the left end. */
export function TypingRhythm({ typing }: { typing: SignalsShape['typing'] }) {
  const typed = typing.filter(({ keys }) => keys > 2);
  if (typed.length === 0) return null;
  return (
    <figure className={styles.figure}>
      {typed.map(({ keys, unevenness, firstKeyAt, lastKeyAt }, index) => {
        const each = unevenness / keys;
        const seconds = firstKeyAt !== null && lastKeyAt !== null ? (lastKeyAt - firstKeyAt) / 1000 : null;
        const place = Math.min(1, each / (2 * USUAL_MS)) * (WIDTH - 12) + 6;
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: fields have no other name, and the list never changes.
            key={index}
            viewBox={`0 0 ${WIDTH} 24`}
            className={styles.rhythm}
            role="img"
            aria-label={`${keys} keys${seconds === null ? '' : ` in ${seconds.toFixed(1)} s`}; pauses differ by ${Math.round(each)} ms on average`}
          >
            <line x1="6" x2={WIDTH - 6} y1="12" y2="12" className={styles.axis} />
            <circle cx={place} cy="12" r="6" className={styles.end} />
          </svg>
        );
      })}
      <figcaption>
        The typing rhythm: even like a machine at the left, uneven like hands further right.
      </figcaption>
    </figure>
  );
}
