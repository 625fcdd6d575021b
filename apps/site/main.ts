import { NewerDatabaseError, StorageUnavailableError } from '@portico/kernel/server';
import { ConfigurationError, readConfiguration } from './server/configuration.ts';
import { createSite } from './server/createSite.ts';

/** How long pending responses get to finish when the server is told to stop. */
const DRAIN_MS = 10_000;

/** Errors that the operator can fix; anything else is our bug and is shown in full. */
const EXPECTED = [ConfigurationError, NewerDatabaseError, StorageUnavailableError];

try {
  const configuration = readConfiguration(process.env);
  const site = await createSite(configuration, {
    loadAnnex: async () => (await import('@portico/gallery')).gallery,
  });
  const address = await site.listen();
  console.log(`Portico is running at ${address}`);
  if (site.firstPassword)
    console.log(
      `Administration at ${address}/admin/ with the name "admin" and the password "${site.firstPassword}".\n` +
        'The password is shown this once; change it under Account.',
    );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(site.close));
} catch (error) {
  console.error(`Portico cannot start. ${sentenceOf(error)}`);
  process.exit(1);
}

async function stop(close: () => Promise<void>): Promise<void> {
  const forced = setTimeout(() => process.exit(1), DRAIN_MS);
  await close();
  clearTimeout(forced);
  process.exit(0);
}

function sentenceOf(error: unknown): string {
  if (EXPECTED.some((Expected) => error instanceof Expected)) return (error as Error).message;
  if (isInUse(error)) return 'Another program is already listening at this address. Set PORT to a free one.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
