import { isUniqueViolation } from '@portico/kernel/server';
import type { DocumentRow } from '../tables.ts';

/** Why a document cannot be changed. The user can act on each of these. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  constructor(
    readonly reason: 'missing' | 'newer-version' | 'taken-address' | 'unfit-address' | 'mail-forbidden',
    sentence: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(sentence);
  }
}

export const missing = (what = 'This page'): DocumentError =>
  new DocumentError('missing', `${what} does not exist, or has been removed.`);

export function newerVersion(row: DocumentRow): DocumentError {
  return new DocumentError(
    'newer-version',
    `${row.changed_by} has saved this page since you opened it. Nothing was overwritten, and what you changed is still here.`,
    { version: row.version, changedBy: row.changed_by, changedAt: row.changed_at },
  );
}

export function takenAddress(): DocumentError {
  return new DocumentError('taken-address', 'Another page has this address already. Choose a different one.');
}

export function addressOfPost(): DocumentError {
  return new DocumentError(
    'taken-address',
    'A post has this address already, and the page would hide it. Choose a different one.',
  );
}

export function unfitAddress(): DocumentError {
  return new DocumentError(
    'unfit-address',
    'An address is made of lowercase letters, digits and single hyphens between them.',
  );
}

/** If two pages request the same slug at the same time, the index lets only one have it. */
export function refuseTakenAddress(error: unknown): never {
  throw isUniqueViolation(error) ? takenAddress() : error;
}
