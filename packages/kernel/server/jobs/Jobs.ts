import type { Database } from '../database/Database.ts';

/** Work that outlives a request and a crash: it is a row in the database, and any process may take it. */
export interface Jobs {
  /** Registers the worker of a queue and its retry policy. Call before `start`. */
  register<Payload>(queue: string, worker: JobWorker<Payload>, policy?: Partial<RetryPolicy>): void;
  /** Adds work in the caller's transaction: it exists if and only if the transaction commits. */
  enqueue(transaction: Database, queue: string, payload: unknown, options?: EnqueueOptions): Promise<string>;
  /**
   * Runs a queue's worker repeatedly, with the payload `null`: at most once per interval across all processes, apart from
   * retries. Call before `start`.
   */
  every(queue: string, intervalMs: number): void;
  start(): void;
  /** Takes no new work and waits for what is in progress. */
  stop(): Promise<void>;
  /** Does all work that is due now and returns when none is left. For tests and the command line. */
  runDue(): Promise<number>;
  health(): Promise<QueueHealth[]>;
}

export interface JobContext {
  readonly id: string;
  /** 1 on the first attempt. */
  readonly attempt: number;
  /** There is no further attempt if this one fails. */
  readonly isLastAttempt: boolean;
  /** Aborted when the job is no longer ours: our lease expired and another process may have started it. */
  readonly signal: AbortSignal;
}

/** At least once: an interrupted worker runs again, so it must be repeatable. */
export type JobWorker<Payload> = (payload: Payload, context: JobContext) => Promise<void>;

export interface RetryPolicy {
  readonly attempts: number;
  /**
   * The wait after attempt n. Up to a fifth of it is subtracted at random, so that jobs that failed together are not retried
   * together.
   */
  readonly backoffMs: (attempt: number) => number;
  /** A job not finished or renewed within this time is considered abandoned. */
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
  /** Epoch milliseconds of the last successful run, if any. */
  readonly lastSuccessAt: number | null;
  readonly lastError: string | null;
  readonly lastErrorAt: number | null;
}

/** Thrown by a worker if a retry cannot help: the job fails at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}
