import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type RunningPostgres, startPostgres } from './startPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test requests this run's PostgreSQL. */
    postgresDesk: string;
  }
}

/**
 * One PostgreSQL for all test files of a run, started on the first request and stopped when the run ends, whatever the result.
 * Test files run in separate processes, so they request it over HTTP.
 */
export default async function postgresForTests(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<RunningPostgres> | undefined;
  const server = createServer((_request, response) => {
    postgres ??= startPostgres();
    postgres.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('postgresDesk', `http://127.0.0.1:${port}/`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await postgres)?.stop();
  };
}
