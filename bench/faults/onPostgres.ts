import { type RunningPostgres, startPostgres } from '../../packages/kernel/server/testing/startPostgres.ts';

/** Runs something on a PostgreSQL of its own, which goes with it. */
export async function onPostgres<Result>(
  run: (postgres: RunningPostgres, settings: { readonly DATABASE_URL: string }) => Promise<Result>,
  parentFolder?: string,
): Promise<Result> {
  const postgres = await startPostgres(parentFolder);
  try {
    return await run(postgres, { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}
