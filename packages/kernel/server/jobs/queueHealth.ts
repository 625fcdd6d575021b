import type { Database } from '../database/Database.ts';
import type { QueueHealth } from './Jobs.ts';
import type { JobsTables } from './jobsTables.ts';

/** The health of each queue, including those without jobs. */
export async function queueHealth(database: Database, registered: readonly string[]): Promise<QueueHealth[]> {
  const jobs = database.tables<JobsTables>();
  const counts = await jobs
    .selectFrom('jobs')
    .select(['queue', 'state', (of) => of.fn.countAll<number>().as('count')])
    .groupBy(['queue', 'state'])
    .execute();
  const notes = await jobs.selectFrom('job_queues').selectAll().execute();
  const names = new Set([...registered, ...counts.map((row) => row.queue), ...notes.map((row) => row.queue)]);
  return [...names].sort().map((queue) => {
    const count = (state: string) =>
      Number(counts.find((row) => row.queue === queue && row.state === state)?.count ?? 0);
    const note = notes.find((row) => row.queue === queue);
    return {
      queue,
      waiting: count('waiting'),
      running: count('running'),
      failed: count('failed'),
      lastSuccessAt: note?.last_success_at ?? null,
      lastError: note?.last_error ?? null,
      lastErrorAt: note?.last_error_at ?? null,
    };
  });
}
