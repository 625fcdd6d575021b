import { createHash } from 'node:crypto';

/** The stored form of a token: reading the table does not allow using it. */
export function fingerprint(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
