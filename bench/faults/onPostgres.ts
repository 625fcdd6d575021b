import { type RunningPostgres, startPostgres } from '../../packages/kernel/server/testing/startPostgres.ts';

/** Runs something on its own PostgreSQL, which is removed afterwards. */
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
