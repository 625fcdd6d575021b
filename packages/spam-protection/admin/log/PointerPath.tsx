import type { SignalsShape } from '../../wire/admin.ts';
import styles from './Verdict.module.css';

/** The pointer's path, as a line over the page that the visitor saw. */
export function PointerPath({
  points,
  screen,
}: {
  points: SignalsShape['pointer'];
  screen: SignalsShape['screen'];
}) {
  const width = Math.max(1, screen?.visibleWidth ?? 0, ...points.map(({ x }) => x));
  const height = Math.max(1, screen?.visibleHeight ?? 0, ...points.map(({ y }) => y));
  const [first] = points;
  const last = points.at(-1);
  const dot = Math.max(width, height) / 90;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`${-dot * 2} ${-dot * 2} ${width + dot * 4} ${height + dot * 4}`}
        className={styles.path}
        role="img"
        aria-label={`The path of the pointer, ${points.length} points in ${duration(points)} s`}
      >
        <rect x="0" y="0" width={width} height={height} className={styles.page} />
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.line} />
        {points.map(({ x, y, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two samples may be the same, and the list never changes.
          <circle key={index} cx={x} cy={y} r={dot / 2} className={styles.point}>
            <title>{`${(at / 1000).toFixed(1)} s`}</title>
          </circle>
        ))}
        {first && <circle cx={first.x} cy={first.y} r={dot} className={styles.begin} />}
        {last && <circle cx={last.x} cy={last.y} r={dot} className={styles.end} />}
      </svg>
      <figcaption>The pointer’s path, from the open circle to the full one.</figcaption>
    </figure>
  );
}

function duration(points: SignalsShape['pointer']): string {
  return (((points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0)) / 1000).toFixed(1);
}
