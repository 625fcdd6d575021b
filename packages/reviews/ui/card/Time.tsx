import type { ReviewTime } from '../ReviewsProps.ts';

export function Time({ time }: { time: ReviewTime | null }) {
  return (
    time && (
      <div className="wp-google-time" data-time={time.seconds} data-lang={time.language || undefined}>
        {time.text}
      </div>
    )
  );
}
