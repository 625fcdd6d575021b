import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../clock.ts';
import { silentLogger } from '../logger.ts';
import { bundleProgram, describeOnBothEngines, type TestPlace } from '../testing/index.ts';
import { createJobs } from './createJobs.ts';

/** Longer than a busy machine makes a process wait: a job whose lease expires may be started again elsewhere. */
const LEASE_MS = 12_000;
const BATCH = 60;
const KILLS = 3;

describeOnBothEngines('Jobs of several processes', ({ freshPlace }) => {
  it('are all done, and never two at a time, while processes are killed in the middle', async () => {
    const place = await freshPlace();
    const database = await place.open();
    const jobs = createJobs({ database, clock: systemClock, log: silentLogger });
    const { notes, startWorker } = await crew(place);
    let added = 0;
    const addBatch = () =>
      database.transaction(async (transaction) => {
        for (const end = added + BATCH; added < end; added++)
          await jobs.enqueue(transaction, 'work', { n: added });
      });
    await addBatch();

    const workers = [startWorker(), startWorker()];
    for (let kills = 0; kills < KILLS; kills++) {
      const before = count(await notes(), 'done');
      await expect.poll(async () => count(await notes(), 'done'), WAIT).toBeGreaterThan(before + 10);
      await kill(workers.shift());
      workers.push(startWorker());
      await addBatch();
    }

    await expect.poll(async () => left(await jobs.health()), WAIT).toBe(0);
    const seen = await notes();
    const done = new Set(seen.filter((line) => line.startsWith('done')));
    expect(done.size).toBe(added);
    expect(seen.filter((line) => line.startsWith('twice'))).toEqual([]);
  }, 120_000);
});

const WAIT = { timeout: 60_000, interval: 20 };

async function crew(place: TestPlace) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-crew-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = await bundleProgram(new URL('./testing/workerProcess.ts', import.meta.url));
  return {
    notes: async () => (await readFile(join(folder, 'notes'), 'utf8').catch(() => '')).split('\n'),
    startWorker(): ChildProcess {
      const worker = spawn(
        process.execPath,
        [program, place.file, place.url ?? '', folder, String(LEASE_MS)],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
      onTestFinished(() => kill(worker));
      return worker;
    },
  };
}

async function kill(worker: ChildProcess | undefined): Promise<void> {
  if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}

function count(notes: readonly string[], kind: string): number {
  return notes.filter((line) => line.startsWith(kind)).length;
}

function left(health: readonly { waiting: number; running: number }[]): number {
  return health.reduce((sum, queue) => sum + queue.waiting + queue.running, 0);
}
