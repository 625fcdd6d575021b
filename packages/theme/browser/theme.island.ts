import type { Stop } from '@portico/kernel/islands';
import { startTheme } from './startTheme.ts';

const running = new WeakSet<Document>();

/**
 * Every part of a header asks for the runtime, and it starts once. It listens on the document and stays as long as that:
 * a header may be taken out and rendered anew.
 */
export function start({ ownerDocument }: HTMLElement): Stop {
  if (!running.has(ownerDocument)) startTheme(ownerDocument);
  running.add(ownerDocument);
  return () => {};
}
