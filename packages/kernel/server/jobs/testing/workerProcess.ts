import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '../../clock.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { silentLogger } from '../../logger.ts';
import { kernelMigrations } from '../../migrations.ts';
import { createJobs } from '../createJobs.ts';

/**
 * A server process that runs jobs until it is killed. It records in `folder` what it has done, and whether it ever met a job
 * that another living process was running.
 */
const [file = '', url = '', folder = '', leaseMs = ''] = process.argv.slice(2);
const database = await openDatabase({ url: url || undefined, file, migrations: kernelMigrations });
const jobs = createJobs({ database, clock: systemClock, log: silentLogger, pollMs: 50 });
const note = (line: string) => appendFileSync(join(folder, 'notes'), `${line}\n`);

jobs.register<{ n: number }>(
  'work',
  async ({ n }) => {
    const claim = join(folder, `${n}.pid`);
    if (isHeldByTheLiving(claim)) note(`twice ${n}`);
    // In one step: a process killed while writing would leave an empty file, which reads as process 0.
    writeFileSync(`${claim}.${process.pid}`, String(process.pid));
    renameSync(`${claim}.${process.pid}`, claim);
    await delay(20);
    rmSync(claim, { force: true });
    note(`done ${n}`);
  },
  { leaseMs: Number(leaseMs), attempts: 100 },
);
jobs.start();
note('started');

function isHeldByTheLiving(claim: string): boolean {
  try {
    process.kill(Number(readFileSync(claim, 'utf8')), 0);
    return true;
  } catch {
    // No such file, or no such process.
    return false;
  }
}
