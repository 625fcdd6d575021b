import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import { silentLogger } from '../logger.ts';
import { createTestClock, describeOnBothEngines, type TestEngine, testPorts } from '../testing/index.ts';
import { createJobs, type JobsParts } from './createJobs.ts';
import { PermanentJobError } from './Jobs.ts';
import type { JobsTables } from './jobsTables.ts';

const MINUTE = 60_000;
const SOON = { timeout: 20_000, interval: 5 };

function jobsOn(database: Database, clock: Clock, parts: Partial<JobsParts> = {}) {
  const jobs = createJobs({ database, clock, log: silentLogger, random: () => 0, ...parts });
  onTestFinished(() => jobs.stop());
  return jobs;
}

async function freshJobs({ openFresh }: TestEngine, parts: Partial<JobsParts> = {}) {
  const clock = createTestClock();
  const database = await openFresh();
  return { clock, database, jobs: jobsOn(database, clock, parts) };
}

const healthOf = async (jobs: ReturnType<typeof createJobs>, queue: string) =>
  (await jobs.health()).find((health) => health.queue === queue);

describeOnBothEngines('Jobs', (engine) => {
  it('are done with their payload, in the order in which they were added', async () => {
    const { jobs, database } = await freshJobs(engine);
    const done: unknown[] = [];
    jobs.register<{ n: number }>('work', async ({ n }, { attempt }) => void done.push([n, attempt]));
    for (const n of [1, 2, 3]) await jobs.enqueue(database, 'work', { n });
    expect(await jobs.runDue()).toBe(3);
    expect(done).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(await jobs.runDue()).toBe(0);
  });

  it('exist if and only if the transaction that added them does', async () => {
    const { jobs, database } = await freshJobs(engine);
    const worker = vi.fn(async () => {});
    jobs.register('work', worker);
    await database
      .transaction(async (transaction) => {
        await jobs.enqueue(transaction, 'work', 'lost');
        throw new Error('no');
      })
      .catch(() => {});
    await database.transaction((transaction) => jobs.enqueue(transaction, 'work', 'kept'));
    await jobs.runDue();
    expect(worker.mock.calls.map(([payload]: unknown[]) => payload)).toEqual(['kept']);
  });

  it('wait for their time', async () => {
    const { jobs, database, clock } = await freshJobs(engine);
    jobs.register('work', async () => {});
    await jobs.enqueue(database, 'work', null, { runAt: clock.now() + MINUTE });
    expect(await jobs.runDue()).toBe(0);
    clock.advance(MINUTE);
    expect(await jobs.runDue()).toBe(1);
  });

  it('that are not due cost one question, however many queues there are', async () => {
    const database = await engine.openFresh();
    let asked = 0;
    const counting: Database = {
      ...database,
      tables<Tables>() {
        asked += 1;
        return database.tables<Tables>();
      },
    };
    const jobs = jobsOn(counting, systemClock, { pollMs: MINUTE });
    for (const queue of ['mail', 'fetch', 'tidy', 'count']) jobs.register(queue, async () => {});
    await jobs.enqueue(database, 'fetch', null, { runAt: systemClock.now() + MINUTE });
    jobs.start();
    await expect.poll(() => asked, SOON).toBeGreaterThan(0);
    await jobs.stop();
    expect(asked).toBe(1);
  });

  it('are begun at once when they are added in the same process', async () => {
    const database = await engine.openFresh();
    const jobs = jobsOn(database, systemClock, { pollMs: 60_000 });
    const done: unknown[] = [];
    jobs.register('work', async (payload) => void done.push(payload));
    jobs.start();
    await jobs.enqueue(database, 'work', 'alone');
    await expect.poll(() => done, SOON).toEqual(['alone']);
    await database.transaction((transaction) => jobs.enqueue(transaction, 'work', 'in a transaction'));
    await expect.poll(() => done, SOON).toEqual(['alone', 'in a transaction']);
  });

  it('are begun on time without being polled for', async () => {
    const database = await engine.openFresh();
    const jobs = jobsOn(database, systemClock, { pollMs: 60_000 });
    const done: unknown[] = [];
    jobs.register('work', async () => void done.push(systemClock.now()));
    jobs.start();
    const runAt = systemClock.now() + 150;
    await jobs.enqueue(database, 'work', null, { runAt });
    await expect.poll(() => done.length, SOON).toBe(1);
    expect(done[0]).toBeGreaterThanOrEqual(runAt);
  });

  it('that another process adds are found by polling', async () => {
    const place = await engine.freshPlace();
    const [ours, theirs] = [await place.open(), await place.open()];
    const jobs = jobsOn(ours, systemClock, { pollMs: 20 });
    const worker = vi.fn(async () => {});
    jobs.register('work', worker);
    jobs.start();
    await jobsOn(theirs, systemClock).enqueue(theirs, 'work', 'from there');
    await expect.poll(() => worker.mock.calls.length, SOON).toBe(1);
  });

  it('are tried again after a growing wait, and given up after the last attempt', async () => {
    const { jobs, database, clock } = await freshJobs(engine);
    const attempts: unknown[] = [];
    jobs.register(
      'work',
      async (_, { attempt, isLastAttempt }) => {
        attempts.push([attempt, isLastAttempt]);
        throw new Error(`fault ${attempt}`);
      },
      { attempts: 3, backoffMs: (attempt) => attempt * MINUTE },
    );
    await jobs.enqueue(database, 'work', null);
    expect(await jobs.runDue()).toBe(1);
    expect(await healthOf(jobs, 'work')).toMatchObject({ waiting: 1, failed: 0, lastError: 'fault 1' });
    clock.advance(MINUTE - 1);
    expect(await jobs.runDue()).toBe(0);
    clock.advance(1);
    expect(await jobs.runDue()).toBe(1);
    clock.advance(2 * MINUTE);
    expect(await jobs.runDue()).toBe(1);
    clock.advance(24 * 60 * MINUTE);
    expect(await jobs.runDue()).toBe(0);
    expect(attempts).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(await healthOf(jobs, 'work')).toMatchObject({ waiting: 0, failed: 1, lastError: 'fault 3' });
  });

  it('are spread in time when they failed together', async () => {
    const randoms = [0, 1];
    const { jobs, database, clock } = await freshJobs(engine, { random: () => randoms.shift() ?? 0 });
    jobs.register('work', async () => Promise.reject(new Error('no')), { backoffMs: () => 10_000 });
    await jobs.enqueue(database, 'work', null);
    await jobs.enqueue(database, 'work', null);
    await jobs.runDue();
    clock.advance(8_000);
    expect(await jobs.runDue()).toBe(1);
    clock.advance(2_000);
    expect(await jobs.runDue()).toBe(1);
  });

  it('are given up at once when trying again cannot help', async () => {
    const { jobs, database } = await freshJobs(engine);
    jobs.register('work', async () => {
      throw new PermanentJobError('never');
    });
    await jobs.enqueue(database, 'work', null);
    await jobs.runDue();
    expect(await healthOf(jobs, 'work')).toMatchObject({ waiting: 0, failed: 1, lastError: 'never' });
  });

  it('with the same key are added once while the first waits, and again when it is done', async () => {
    const { jobs, database } = await freshJobs(engine);
    const worker = vi.fn(async () => {});
    jobs.register('work', worker);
    const first = await jobs.enqueue(database, 'work', 1, { key: 'k' });
    expect(await jobs.enqueue(database, 'work', 2, { key: 'k' })).toBe(first);
    expect(await jobs.enqueue(database, 'work', 3, { key: 'other' })).not.toBe(first);
    expect(await jobs.runDue()).toBe(2);
    await jobs.enqueue(database, 'work', 4, { key: 'k' });
    expect(await jobs.runDue()).toBe(1);
  });

  it('with the same key may be added while the first is under way, and neither is lost when that fails', async () => {
    const { jobs, database, clock } = await freshJobs(engine);
    const done: unknown[] = [];
    jobs.register(
      'work',
      async (payload, { attempt }) => {
        if (payload === 'first' && attempt === 1) {
          await jobs.enqueue(database, 'work', 'second', { key: 'k' });
          throw new Error('no');
        }
        done.push(payload);
      },
      { backoffMs: () => MINUTE },
    );
    await jobs.enqueue(database, 'work', 'first', { key: 'k' });
    await jobs.runDue();
    clock.advance(MINUTE);
    await jobs.runDue();
    expect(done).toEqual(['second', 'first']);
  });

  it('with the key of a failed one take its place', async () => {
    const { jobs, database } = await freshJobs(engine);
    const worker = vi.fn(async () => {});
    worker.mockRejectedValueOnce(new PermanentJobError('broken'));
    jobs.register('work', worker);
    await jobs.enqueue(database, 'work', null, { key: 'k' });
    await jobs.runDue();
    await jobs.enqueue(database, 'work', null, { key: 'k' });
    await jobs.runDue();
    expect(await healthOf(jobs, 'work')).toMatchObject({ waiting: 0, failed: 0 });
  });

  it('that were cut off are taken up by another process when the lease is over, not before', async () => {
    const place = await engine.freshPlace();
    const clock = createTestClock();
    const [one, other] = [await place.open(), await place.open()];
    const cutOff = jobsOn(one, clock);
    cutOff.register(
      'work',
      () => new Promise<void>((_, reject) => onTestFinished(() => reject(new Error('end')))),
      {
        leaseMs: 10 * MINUTE,
      },
    );
    const survivor = jobsOn(other, clock);
    const attempts: number[] = [];
    survivor.register('work', async (_, { attempt }) => void attempts.push(attempt), {
      leaseMs: 10 * MINUTE,
    });
    await cutOff.enqueue(one, 'work', null);
    cutOff.start();
    await expect.poll(async () => (await healthOf(survivor, 'work'))?.running, SOON).toBe(1);
    clock.advance(10 * MINUTE - 1);
    expect(await survivor.runDue()).toBe(0);
    clock.advance(1);
    expect(await survivor.runDue()).toBe(1);
    expect(attempts).toEqual([2]);
  });

  it('that take their process down every time are given up after the last attempt', async () => {
    const place = await engine.freshPlace();
    const clock = createTestClock();
    const policy = { attempts: 2, leaseMs: MINUTE };
    const hanging = vi.fn(
      () => new Promise<void>((_, reject) => onTestFinished(() => reject(new Error('end')))),
    );
    const first = await place.open();
    await jobsOn(first, clock).enqueue(first, 'work', null);
    for (let life = 1; life <= 2; life++) {
      const doomed = jobsOn(await place.open(), clock);
      doomed.register('work', hanging, policy);
      doomed.start();
      // Not by whether it runs: what the process before held counts as running until somebody takes it up.
      await expect.poll(() => hanging.mock.calls.length, SOON).toBe(life);
      clock.advance(MINUTE);
    }
    const last = jobsOn(first, clock);
    const worker = vi.fn(async () => {});
    last.register('work', worker, policy);
    await last.runDue();
    expect(worker).not.toHaveBeenCalled();
    expect(await healthOf(last, 'work')).toMatchObject({ running: 0, failed: 1 });
  });

  it('that take long keep their lease and are told when they have lost it', async () => {
    const place = await engine.freshPlace();
    const [one, other] = [await place.open(), await place.open()];
    const clock = createTestClock();
    const slow = jobsOn(one, clock);
    let signal: AbortSignal | undefined;
    let finish = () => {};
    slow.register(
      'work',
      (_, context) => {
        signal = context.signal;
        return new Promise<void>((resolve) => {
          finish = resolve;
        });
      },
      { leaseMs: 60 },
    );
    await slow.enqueue(one, 'work', null);
    slow.start();
    await expect.poll(() => signal, SOON).toBeDefined();
    const thief = jobsOn(other, clock);
    const worker = vi.fn(async () => {});
    thief.register('work', worker, { leaseMs: 60 });
    // Renewed repeatedly while time passes: it can never be claimed.
    for (let step = 0; step < 5; step++) {
      clock.advance(50);
      const renewedUntil = clock.now() + 60;
      await expect.poll(() => dueAt(other), SOON).toBe(renewedUntil);
      expect(await thief.runDue()).toBe(0);
    }
    expect(signal?.aborted).toBe(false);
    // As if another process had claimed it after this one was suspended for longer than its lease.
    await rows(other).updateTable('jobs').set({ lease: 'somebody else' }).execute();
    await expect.poll(() => signal?.aborted, SOON).toBe(true);
    finish();
    await slow.stop();
    expect(await rows(other).selectFrom('jobs').select('lease').execute()).toEqual([
      { lease: 'somebody else' },
    ]);
  });

  it('that recur run at most once an interval over all processes', async () => {
    const place = await engine.freshPlace();
    const clock = createTestClock();
    const runs: number[] = [];
    const processes = await Promise.all(
      [1, 2, 3].map(async () => {
        const jobs = jobsOn(await place.open(), clock);
        jobs.register('tidy', async () => void runs.push(clock.now()));
        jobs.every('tidy', MINUTE);
        return jobs;
      }),
    );
    const everybody = () => Promise.all(processes.map((jobs) => jobs.runDue()));
    const start = clock.now();
    await everybody();
    await everybody();
    clock.advance(MINUTE - 1);
    await everybody();
    clock.advance(1);
    await everybody();
    clock.advance(5 * MINUTE);
    await everybody();
    expect(runs).toEqual([start, start + MINUTE, start + 6 * MINUTE]);
  });

  it('that recur go on after a fault, and come sooner when their interval is made shorter', async () => {
    const place = await engine.freshPlace();
    const clock = createTestClock();
    const runs: number[] = [];
    const recurring = async (intervalMs: number) => {
      const jobs = jobsOn(await place.open(), clock);
      const worker = async () => {
        runs.push(clock.now());
        throw new Error('no');
      };
      jobs.register('tidy', worker, { attempts: 1 });
      jobs.every('tidy', intervalMs);
      return jobs;
    };
    const start = clock.now();
    await (await recurring(60 * MINUTE)).runDue();
    const impatient = await recurring(MINUTE);
    await impatient.runDue();
    clock.advance(MINUTE);
    await impatient.runDue();
    expect(runs).toEqual([start, start + MINUTE]);
    expect(await healthOf(impatient, 'tidy')).toMatchObject({ waiting: 1, failed: 0, lastError: 'no' });
  });

  it('that are under way are waited for by a stop, and no other is begun', async () => {
    const database = await engine.openFresh();
    const jobs = jobsOn(database, systemClock, { concurrency: 1 });
    let finish = () => {};
    const begun: unknown[] = [];
    jobs.register('work', (payload) => {
      begun.push(payload);
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await jobs.enqueue(database, 'work', 1);
    await jobs.enqueue(database, 'work', 2);
    jobs.start();
    await expect.poll(() => begun, SOON).toEqual([1]);
    let isStopped = false;
    const stopping = jobs.stop().then(() => {
      isStopped = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isStopped).toBe(false);
    finish();
    await stopping;
    expect(begun).toEqual([1]);
    expect(await healthOf(jobs, 'work')).toMatchObject({ waiting: 1, running: 0 });
  });

  it('of one queue are not held up by those of another', async () => {
    const database = await engine.openFresh();
    const jobs = jobsOn(database, systemClock, { concurrency: 2 });
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const quick = vi.fn(async () => {});
    jobs.register('slow', () => held);
    jobs.register('quick', quick);
    jobs.start();
    for (let times = 0; times < 5; times++) await jobs.enqueue(database, 'slow', null);
    await jobs.enqueue(database, 'quick', null);
    await expect.poll(() => quick.mock.calls.length, SOON).toBe(1);
    finish();
  });

  it('tell how they are', async () => {
    const { jobs, database, clock } = await freshJobs(engine);
    jobs.register('idle', async () => {});
    jobs.register('work', async () => {});
    await jobs.enqueue(database, 'work', null);
    await jobs.runDue();
    await jobs.enqueue(database, 'work', null);
    await jobs.enqueue(database, 'orphaned', null);
    const nothing = { running: 0, failed: 0, lastError: null, lastErrorAt: null };
    expect(await jobs.health()).toEqual([
      { ...nothing, queue: 'idle', waiting: 0, lastSuccessAt: null },
      { ...nothing, queue: 'orphaned', waiting: 1, lastSuccessAt: null },
      { ...nothing, queue: 'work', waiting: 1, lastSuccessAt: clock.now() },
    ]);
  });
});

describe('Jobs', () => {
  it('refuse a second worker for a queue, and a rhythm for a queue without one', async () => {
    const { jobs } = await testPorts();
    jobs.register('work', async () => {});
    expect(() => jobs.register('work', async () => {})).toThrow('has a worker already');
    expect(() => jobs.every('other', MINUTE)).toThrow('register one first');
  });
});

async function dueAt(database: Database): Promise<number | null | undefined> {
  return (await rows(database).selectFrom('jobs').select('due_at').executeTakeFirst())?.due_at;
}

function rows(database: Database) {
  return database.tables<JobsTables>();
}
