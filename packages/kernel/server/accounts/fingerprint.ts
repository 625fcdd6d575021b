import { createHash } from 'node:crypto';

/** What is stored of a token: who reads the table cannot use it. */
export function fingerprint(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
