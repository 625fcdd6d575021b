import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import { createIds } from '../ids.ts';
import type { Logger } from '../logger.ts';
import type { Jobs, JobWorker, RetryPolicy } from './Jobs.ts';
import { PermanentJobError } from './Jobs.ts';
import {
  addJob,
  addRecurringJob,
  claimJobs,
  faultJob,
  finishJob,
  type HeldJob,
  nextDueAt,
  renewLease,
} from './jobRows.ts';
import { queueHealth } from './queueHealth.ts';

export interface JobsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** How many jobs of one queue this process runs at a time. */
  readonly concurrency?: number;
  /** How often to look for other processes' work. Work added by this process starts at once. */
  readonly pollMs?: number;
  /** Between 0 and 1, for the jitter of retries. */
  readonly random?: () => number;
}

/**
 * Leases are compared with this process's clock, so the clocks of machines that share a database must agree to well within a
 * lease.
 */
const DEFAULT_POLICY: RetryPolicy = {
  attempts: 8,
  backoffMs: (attempt) => Math.min(1_000 * 4 ** (attempt - 1), 60 * 60 * 1000),
  leaseMs: 60_000,
};

export function createJobs({
  database,
  clock,
  log,
  concurrency = 4,
  pollMs = 1_000,
  random = Math.random,
}: JobsParts): Jobs {
  const newId = createIds(clock);
  const queues = new Map<string, Queue>();
  const underWay = new Set<Promise<void>>();
  let started = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;

  const jobs: Jobs = {
    register(name, worker, policy) {
      if (queues.has(name)) throw new Error(`The queue ${name} has a worker already.`);
      // The payload was passed to `enqueue` of the same queue: the queue's name implies its type.
      queues.set(name, {
        name,
        worker: worker as JobWorker<unknown>,
        policy: { ...DEFAULT_POLICY, ...policy },
        everyMs: null,
        free: concurrency,
      });
    },

    async enqueue(transaction, queue, payload, options = {}) {
      const id = await addJob(transaction, { ...options, id: newId(), queue, payload, now: clock.now() });
      transaction.afterCommit(look);
      return id;
    },

    every(name, intervalMs) {
      const queue = queues.get(name);
      if (!queue) throw new Error(`The queue ${name} has no worker: register one first.`);
      queue.everyMs = intervalMs;
    },

    start() {
      if (started) return;
      started = true;
      look();
    },

    async stop() {
      started = false;
      clearTimeout(timer);
      await looking;
      await Promise.all(underWay);
    },

    async runDue() {
      await addRecurring();
      let count = 0;
      for (let found = true; found; ) {
        found = false;
        for (const queue of queues.values()) {
          for (const job of await claim(queue, 1)) {
            await run(queue, job);
            found = true;
            count++;
          }
        }
      }
      return count;
    },

    health: () => queueHealth(database, [...queues.keys()]),
  };
  return jobs;

  /** Looks for work now; if a check is already running, another follows, so that nothing is missed. */
  function look(): void {
    if (!started) return;
    lookAgain = true;
    looking ??= lookWhileAsked().finally(() => {
      looking = undefined;
      if (lookAgain) look();
    });
  }

  async function lookWhileAsked(): Promise<void> {
    clearTimeout(timer);
    let pause = pollMs;
    try {
      while (lookAgain && started) {
        lookAgain = false;
        await addRecurring();
        pause = await beginDue();
      }
    } catch (error) {
      lookAgain = false;
      log.error({ error: wordsOf(error) }, 'Could not look for jobs; trying again.');
    }
    if (started) timer = setTimeout(look, pause);
  }

  async function begin(queue: Queue): Promise<void> {
    if (queue.free === 0) return;
    for (const job of await claim(queue, queue.free)) {
      queue.free--;
      const done = run(queue, job).finally(() => {
        queue.free++;
        underWay.delete(done);
        look();
      });
      underWay.add(done);
    }
  }

  function claim(queue: Queue, limit: number): Promise<HeldJob[]> {
    const { leaseMs } = queue.policy;
    return claimJobs(database, { queue: queue.name, limit, now: clock.now(), leaseMs, lease: randomUUID() });
  }

  async function addRecurring(): Promise<void> {
    for (const queue of queues.values()) {
      if (queue.everyMs === null || queue.isScheduled) continue;
      await addRecurringJob(database, { queue: queue.name, everyMs: queue.everyMs, now: clock.now() });
      queue.isScheduled = true;
    }
  }

  /** Usually nothing is due, which one query tells. Returns how long to wait for the next check. */
  async function beginDue(): Promise<number> {
    let due = await dueOfOpen();
    const ready = [...queues.values()].filter(({ name }) => (due.get(name) ?? Infinity) <= clock.now());
    for (const queue of ready) await begin(queue);
    if (ready.length > 0) due = await dueOfOpen();
    // A job that is due but could not be claimed is being taken by another process right now.
    return Math.min(Math.max(Math.min(...due.values()) - clock.now(), SHORTEST_PAUSE_MS), pollMs);
  }

  function dueOfOpen(): Promise<ReadonlyMap<string, number>> {
    const open = [...queues.values()].filter((queue) => queue.free > 0).map((queue) => queue.name);
    return nextDueAt(database, open);
  }

  async function run(queue: Queue, job: HeldJob): Promise<void> {
    const { policy } = queue;
    try {
      // Only a worker that took its process down leaves its last attempt unfinished.
      if (job.attempts > policy.attempts)
        throw new PermanentJobError('It was interrupted during its last attempt.');
      await work(queue, job);
      if (!(await finishJob(database, job, clock.now()))) warnOfLoss(job);
    } catch (error) {
      await fault(queue, job, error);
    }
  }

  async function work({ worker, policy }: Queue, job: HeldJob): Promise<void> {
    const abort = new AbortController();
    const renewal = keepLease(job, policy.leaseMs, abort);
    try {
      await worker(JSON.parse(job.payload), {
        id: job.id,
        attempt: job.attempts,
        isLastAttempt: job.attempts >= policy.attempts,
        signal: abort.signal,
      });
    } finally {
      clearInterval(renewal);
    }
  }

  function keepLease(job: HeldJob, leaseMs: number, abort: AbortController): NodeJS.Timeout {
    const lost = () => abort.abort(new Error('The lease of this job has run out.'));
    let until = clock.now() + leaseMs;
    const renew = async () => {
      const renewed = clock.now() + leaseMs;
      try {
        if (await renewLease(database, job, renewed)) until = renewed;
        else lost();
      } catch (error) {
        log.warn({ job: job.id, error: wordsOf(error) }, 'Could not renew the lease of a job.');
        if (clock.now() >= until) lost();
      }
    };
    return setInterval(() => void renew(), leaseMs / 3);
  }

  async function fault(queue: Queue, job: HeldJob, error: unknown): Promise<void> {
    const { policy } = queue;
    const now = clock.now();
    const isLast = error instanceof PermanentJobError || job.attempts >= policy.attempts;
    const wait = policy.backoffMs(job.attempts) * (1 - JITTER * random());
    const words = wordsOf(error);
    log.warn({ job: job.id, queue: job.queue, attempt: job.attempts, isLast }, 'A job failed.');
    try {
      const noted = { now, error: words, retryAt: isLast ? null : Math.round(now + wait) };
      if (!(await faultJob(database, job, noted))) warnOfLoss(job);
    } catch (storageError) {
      // The lease expires and the job is retried: only time is lost.
      log.error({ job: job.id, error: wordsOf(storageError) }, 'Could not note the fault of a job.');
    }
  }

  function warnOfLoss(job: HeldJob): void {
    log.warn(
      { job: job.id, queue: job.queue },
      'A job took longer than its lease and was begun again elsewhere.',
    );
  }
}

interface Queue {
  readonly name: string;
  readonly worker: JobWorker<unknown>;
  readonly policy: RetryPolicy;
  everyMs: number | null;
  isScheduled?: boolean;
  free: number;
}

const JITTER = 0.2;
const SHORTEST_PAUSE_MS = 20;
const LONGEST_ERROR = 1_000;

function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
}
