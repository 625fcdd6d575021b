import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Creates IDs that sort by creation order (UUID version 7), even within one millisecond. */
export function createIds(clock: Clock): () => string {
  let last = 0;
  let count = 0;
  return () => {
    const now = clock.now();
    if (now > last) {
      last = now;
      count = 0;
    } else if (++count > MAX_COUNT) {
      last++;
      count = 0;
    }
    const time = last.toString(16).padStart(12, '0');
    // The last two groups have the same meaning in every version, and Node pre-generates random ones.
    const tail = randomUUID().slice(RANDOM_FROM);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}-${tail}`;
  };
}

const MAX_COUNT = 0xfff;
const RANDOM_FROM = 19;
