import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Makes ids that sort in the order in which they were made (UUID version 7), also within one millisecond. */
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
    const random = randomBytes(8);
    random.writeUInt8((random.readUInt8(0) & 0x3f) | 0x80, 0);
    const tail = random.toString('hex');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}-${tail.slice(0, 4)}-${tail.slice(4)}`;
  };
}

const MAX_COUNT = 0xfff;
