import type { OwnerReply } from '../ReviewsProps.ts';
import { reachable } from './reachable.ts';
import { TextLines } from './TextLines.tsx';
import { Time } from './Time.tsx';

export function Reply({ reply }: { reply: OwnerReply | null }) {
  return (
    reply && (
      <div className="wp-google-reply grw-scroll" {...reachable(reply.text, reply.heading)}>
        <div>
          <span className="grw-b">{reply.heading}</span>
          <Time time={reply.time} />
        </div>
        <span className="rpi-reply-text">
          <TextLines text={reply.text} />
        </span>
      </div>
    )
  );
}
