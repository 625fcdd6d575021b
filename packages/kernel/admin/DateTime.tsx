import { formatTime } from './formatTime.ts';

/** A time in the reader's language: relative, with the exact time on hover, or exact. */
export function DateTime({
  value,
  form = 'relative',
  now = Date.now(),
}: {
  /** Epoch milliseconds. */
  value: number;
  form?: 'relative' | 'exact';
  now?: number;
}) {
  const { relative, exact } = formatTime(value, now);
  return (
    <time dateTime={new Date(value).toISOString()} title={form === 'relative' ? exact : undefined}>
      {form === 'relative' ? relative : exact}
    </time>
  );
}
