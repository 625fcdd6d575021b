import { sql, type UpdateObject } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { EnqueueOptions } from './Jobs.ts';
import type { JobsTables } from './jobsTables.ts';

/** A job held by this process. Its lease names the holder: a process that has lost it can no longer change anything. */
export interface HeldJob {
  readonly id: string;
  readonly queue: string;
  readonly payload: string;
  readonly attempts: number;
  readonly lease: string;
  readonly every_ms: number | null;
  readonly round_at: number | null;
}

export interface NewJob extends EnqueueOptions {
  readonly id: string;
  readonly queue: string;
  readonly payload: unknown;
  readonly now: number;
}

export async function addJob(transaction: Database, job: NewJob): Promise<string> {
  const jobs = transaction.tables<JobsTables>();
  const { id, queue, now, key = null } = job;
  if (key !== null)
    await jobs
      .deleteFrom('jobs')
      .where('queue', '=', queue)
      .where('key', '=', key)
      .where('state', '=', 'failed')
      .execute();
  const row = {
    id,
    queue,
    key,
    waiting_key: key,
    state: 'waiting' as const,
    attempts: 0,
    created_at: now,
    payload: JSON.stringify(job.payload ?? null),
    due_at: job.runAt ?? now,
  };
  for (;;) {
    const added = await jobs
      .insertInto('jobs')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) return added.id;
    const other = await jobs
      .selectFrom('jobs')
      .select('id')
      .where('queue', '=', queue)
      .where('waiting_key', '=', key)
      .executeTakeFirst();
    // Neither added nor found: the other job was taken in between, so this one can be added now.
    if (other) return other.id;
  }
}

/** Ensures that a recurring job exists and is due no later than its interval. */
export async function addRecurringJob(
  database: Database,
  { queue, everyMs, now }: { queue: string; everyMs: number; now: number },
): Promise<void> {
  await database
    .tables<JobsTables>()
    .insertInto('jobs')
    .values({
      id: `every:${queue}`,
      queue,
      state: 'waiting',
      attempts: 0,
      created_at: now,
      due_at: now,
      payload: 'null',
      every_ms: everyMs,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        every_ms: everyMs,
        due_at: sql<number>`case when jobs.state = 'waiting' and jobs.due_at > ${now + everyMs} then ${now + everyMs} else jobs.due_at end`,
      }),
    )
    .execute();
}

/** Claims up to `limit` jobs that are due. Two processes never get the same one. */
export async function claimJobs(
  database: Database,
  claim: { queue: string; limit: number; now: number; leaseMs: number; lease: string },
): Promise<HeldJob[]> {
  const claimed = await database
    .tables<JobsTables>()
    // As a materialised table: as a condition, PostgreSQL may evaluate it once per row and so exceed the limit.
    .with(
      (table) => table('due').materialized(),
      (of) => {
        const due = of
          .selectFrom('jobs')
          .select('id')
          .where('queue', '=', claim.queue)
          .where('due_at', '<=', claim.now)
          .orderBy('due_at')
          .orderBy('id')
          .limit(claim.limit);
        // SQLite has one writer at a time; PostgreSQL must be told to skip rows locked by others.
        return database.dialect === 'postgres' ? due.forUpdate().skipLocked() : due;
      },
    )
    .updateTable('jobs')
    .set((set) => ({
      state: 'running' as const,
      due_at: claim.now + claim.leaseMs,
      lease: claim.lease,
      attempts: set('attempts', '+', 1),
      waiting_key: null,
      round_at: sql<number>`case when attempts = 0 then ${claim.now} else round_at end`,
    }))
    .where('id', 'in', (of) => of.selectFrom('due').select('due.id'))
    .returning(['id', 'queue', 'payload', 'attempts', 'every_ms', 'round_at'])
    .execute();
  // `returning` has no order; IDs do.
  return claimed.map((row) => ({ ...row, lease: claim.lease })).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** `false` if the job is no longer ours. */
export async function renewLease(database: Database, job: HeldJob, until: number): Promise<boolean> {
  const result = await database
    .tables<JobsTables>()
    .updateTable('jobs')
    .set({ due_at: until })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Removes a finished job, or schedules the next round of a recurring one. `false` if it is no longer ours. */
export function finishJob(database: Database, job: HeldJob, now: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const jobs = transaction.tables<JobsTables>();
    const ours =
      job.every_ms === null
        ? await removeHeld(transaction, job)
        : await awaitNextRound(transaction, job, now, null);
    if (!ours) return false;
    await jobs
      .insertInto('job_queues')
      .values({ queue: job.queue, last_success_at: now })
      .onConflict((conflict) => conflict.column('queue').doUpdateSet({ last_success_at: now }))
      .execute();
    return true;
  });
}

/** Records a failure and what follows: a retry at `retryAt`, or none. `false` if the job is no longer ours. */
export function faultJob(
  database: Database,
  job: HeldJob,
  fault: { now: number; error: string; retryAt: number | null },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const jobs = transaction.tables<JobsTables>();
    const ours =
      fault.retryAt !== null
        ? await putBack(transaction, job, fault.retryAt, fault.error)
        : job.every_ms === null
          ? await giveUp(transaction, job, fault)
          : await awaitNextRound(transaction, job, fault.now, fault.error);
    if (!ours) return false;
    const noted = { last_error: fault.error, last_error_at: fault.now };
    await jobs
      .insertInto('job_queues')
      .values({ queue: job.queue, ...noted })
      .onConflict((conflict) => conflict.column('queue').doUpdateSet(noted))
      .execute();
    return true;
  });
}

/** When the next job of these queues is due, including the leases of running ones. */
export async function nextDueAt(
  database: Database,
  queues: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (queues.length === 0) return new Map();
  const rows = await database
    .tables<JobsTables>()
    .selectFrom('jobs')
    .select((of) => ['queue', of.fn.min('due_at').as('due_at')])
    .where('queue', 'in', queues)
    .where('due_at', 'is not', null)
    .groupBy('queue')
    .execute();
  return new Map(rows.map(({ queue, due_at }) => [queue, due_at ?? Infinity]));
}

async function removeHeld(transaction: Database, job: HeldJob): Promise<boolean> {
  const result = await transaction
    .tables<JobsTables>()
    .deleteFrom('jobs')
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

function awaitNextRound(
  transaction: Database,
  job: HeldJob,
  now: number,
  error: string | null,
): Promise<boolean> {
  const due_at = Math.max((job.round_at ?? now) + (job.every_ms ?? 0), now);
  return updateHeld(transaction, job, {
    state: 'waiting',
    due_at,
    attempts: 0,
    lease: null,
    last_error: error,
  });
}

async function putBack(
  transaction: Database,
  job: HeldJob,
  retryAt: number,
  error: string,
): Promise<boolean> {
  // The key blocks others again while this job waits, unless another job with the key has been added meanwhile.
  const waiting_key = sql<string | null>`case when exists
    (select 1 from jobs as other where other.queue = jobs.queue and other.waiting_key = jobs.key) then null else jobs.key end`;
  return updateHeld(transaction, job, {
    state: 'waiting',
    due_at: retryAt,
    lease: null,
    last_error: error,
    waiting_key,
  });
}

/** Failed jobs are kept for a month, so that the reason can be looked up. */
const FAILED_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

async function giveUp(
  transaction: Database,
  job: HeldJob,
  { now, error }: { now: number; error: string },
): Promise<boolean> {
  await transaction
    .tables<JobsTables>()
    .deleteFrom('jobs')
    .where('state', '=', 'failed')
    .where('queue', '=', job.queue)
    .where('failed_at', '<', now - FAILED_KEPT_MS)
    .execute();
  return updateHeld(transaction, job, {
    state: 'failed',
    due_at: null,
    lease: null,
    last_error: error,
    failed_at: now,
  });
}

type JobChange = UpdateObject<JobsTables, 'jobs'>;

async function updateHeld(transaction: Database, job: HeldJob, change: JobChange): Promise<boolean> {
  const result = await transaction
    .tables<JobsTables>()
    .updateTable('jobs')
    .set(change)
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
