import type { Database } from '../database/Database.ts';

/** Work that outlives a request and a crash: it is a row in the database, and any process may take it. */
export interface Jobs {
  /** Says who does the work of a queue, and how stubbornly. Call before `start`. */
  register<Payload>(queue: string, worker: JobWorker<Payload>, policy?: Partial<RetryPolicy>): void;
  /** Adds work in the caller's transaction: it exists if and only if the transaction does. */
  enqueue(transaction: Database, queue: string, payload: unknown, options?: EnqueueOptions): Promise<string>;
  /**
   * Runs a queue's worker again and again, with the payload `null`; over all processes at most one run an interval,
   * apart from retries. Call before `start`.
   */
  every(queue: string, intervalMs: number): void;
  start(): void;
  /** Takes no new work and waits for what is under way. */
  stop(): Promise<void>;
  /** Does all work that is due now, and returns when there is none left. For tests and the command line. */
  runDue(): Promise<number>;
  health(): Promise<QueueHealth[]>;
}

export interface JobContext {
  readonly id: string;
  /** 1 on the first try. */
  readonly attempt: number;
  /** No other try follows if this one fails. */
  readonly isLastAttempt: boolean;
  /** Aborted when the job is no longer ours: our lease ran out and another process may have begun it. */
  readonly signal: AbortSignal;
}

/** At least once: a worker that was cut off is run again, so it must bear being repeated. */
export type JobWorker<Payload> = (payload: Payload, context: JobContext) => Promise<void>;

export interface RetryPolicy {
  readonly attempts: number;
  /** Wait after attempt n. Up to a fifth of it is taken off at random, so that what failed together is not retried together. */
  readonly backoffMs: (attempt: number) => number;
  /** A job that is not finished or renewed within this time is taken for abandoned. */
  readonly leaseMs: number;
}

export interface EnqueueOptions {
  /** Epoch milliseconds; now by default. */
  readonly runAt?: number;
  /** A second job with the same key is not added while the first is waiting; a failed one with the key is replaced. */
  readonly key?: string;
}

export interface QueueHealth {
  readonly queue: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  /** Epoch milliseconds of the last run that ended well, if any. */
  readonly lastSuccessAt: number | null;
  readonly lastError: string | null;
  readonly lastErrorAt: number | null;
}

/** Thrown by a worker when trying again cannot help: the job is failed at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}
