import { StorageUnavailableError } from './StorageUnavailableError.ts';

/** Longer than any genuine transaction. Waiting longer nearly always means a deadlock with itself. */
const LIMIT_MS = 30_000;

/** Calls `giveUp` when the wait for a transaction has lasted too long, unless the returned function is called before. */
export function limitWait(giveUp: (error: StorageUnavailableError) => void): () => void {
  const timer = setTimeout(() => giveUp(new StorageUnavailableError(WAITED_TOO_LONG)), LIMIT_MS);
  return () => clearTimeout(timer);
}

const WAITED_TOO_LONG = `A query waited ${LIMIT_MS / 1000} seconds for a transaction to end. Inside a transaction, use only the database that it hands you.`;
