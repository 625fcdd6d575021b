import type { Stop } from '@portico/kernel/islands';
import { startTheme } from './startTheme.ts';

const running = new WeakSet<Document>();

/**
 * Every part of a header requests the runtime, and it starts once. It listens on the document and stays for its lifetime: a
 * header may be removed and rendered again.
 */
export function start({ ownerDocument }: HTMLElement): Stop {
  if (!running.has(ownerDocument)) startTheme(ownerDocument);
  running.add(ownerDocument);
  return () => {};
}
