import { createHash } from 'node:crypto';
import type { Example } from './Example.ts';

export interface Split {
  readonly training: Example[];
  readonly calibration: Example[];
  readonly heldOut: Example[];
}

const PARTS = 10;
const HELD_OUT = 2;
const CALIBRATION = 3;

/**
 * Two texts in ten of the real tables are never used for training, and one is for calibration. The choice depends on the text
 * alone, so it never changes.
 */
export function splitTables(examples: readonly Example[]): Split {
  const split: Split = { training: [], calibration: [], heldOut: [] };
  for (const example of examples) {
    const place = createHash('sha256').update(example.text).digest().readUInt32BE(0) % PARTS;
    const part = place < HELD_OUT ? 'heldOut' : place < CALIBRATION ? 'calibration' : 'training';
    split[part].push(example);
  }
  return split;
}
