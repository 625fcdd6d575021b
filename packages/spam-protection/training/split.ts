import { createHash } from 'node:crypto';
import type { Example } from './Example.ts';

/** One text in five of the real tables is never trained on. Which ones depends on the text alone, so it never changes. */
export function splitTables(examples: readonly Example[]): { training: Example[]; heldOut: Example[] } {
  const training: Example[] = [];
  const heldOut: Example[] = [];
  for (const example of examples) (isHeldOut(example.text) ? heldOut : training).push(example);
  return { training, heldOut };
}

function isHeldOut(text: string): boolean {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % 5 === 0;
}
