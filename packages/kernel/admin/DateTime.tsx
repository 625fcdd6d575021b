import { formatTime } from './formatTime.ts';

/** A time in the reader's language: how long ago, with the exact time at hand; or the exact time. */
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
