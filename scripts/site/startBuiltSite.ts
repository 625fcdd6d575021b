import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '../build/paths.ts';
import { serverCommand } from './serverCommand.ts';

/** The built server, running on its own port and database. */
export interface BuiltSite {
  readonly baseURL: string;
  readonly adminPassword: string;
  readonly dataFolder: string;
  readonly processId: number;
  /** From the start of the process to its first response that says it is ready. */
  readonly startUpMs: number;
  /** Everything it has printed so far. */
  readonly log: () => string;
  /** Asks it to stop and waits until it has. Rejects if it has to be killed, or exits with an error. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts `dist/server/main.js` as production would, and waits until it is ready. The data folder is deleted with it, unless the
 * settings name one.
 */
export async function startBuiltSite(
  settings: Readonly<Record<string, string | undefined>> = {},
): Promise<BuiltSite> {
  const keepsData = settings.PORTICO_DATA !== undefined;
  const dataFolder = settings.PORTICO_DATA ?? (await mkdtemp(join(tmpdir(), 'portico-site-')));
  const adminPassword = settings.PORTICO_ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const start = performance.now();
  const server = spawn(process.execPath, serverCommand, {
    cwd: paths.root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      PORTICO_DATA: dataFolder,
      PORTICO_ADMIN_PASSWORD: adminPassword,
      PORTICO_START: 'demo',
      ...settings,
    },
  });
  // An interrupted test worker must not leave a server behind.
  const kill = (): void => void server.kill('SIGKILL');
  process.once('exit', kill);

  const printed: string[] = [];
  server.stdout.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  server.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  const log = (): string => printed.join('');

  try {
    const baseURL = await untilReady(server, log);
    return {
      baseURL,
      adminPassword,
      dataFolder,
      processId: server.pid ?? 0,
      startUpMs: performance.now() - start,
      log,
      stop: () => stop(server, log).finally(cleanUp),
    };
  } catch (error) {
    kill();
    await cleanUp();
    throw error;
  }

  async function cleanUp(): Promise<void> {
    process.off('exit', kill);
    if (!keepsData) await rm(dataFolder, { recursive: true, force: true });
  }
}

const READY_WITHIN_MS = 120_000;
const GONE_WITHIN_MS = 20_000;

async function untilReady(server: ChildProcess, log: () => string): Promise<string> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    if (hasEnded(server)) throw new Error(`The server ended before it was ready:\n${log()}`);
    const baseURL = /http:\/\/127\.0\.0\.1:\d+/.exec(log())?.[0];
    if (baseURL && (await answers(`${baseURL}/readyz`))) return baseURL;
    await wait(10);
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s:\n${log()}`);
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false; // Not listening yet.
  }
}

async function stop(server: ChildProcess, log: () => string): Promise<void> {
  if (!hasEnded(server)) {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    const patience = new AbortController();
    const late = wait(GONE_WITHIN_MS, 'late', { signal: patience.signal }).catch(() => 'called off');
    const first = await Promise.race([gone, late]);
    patience.abort();
    if (first === 'late') {
      server.kill('SIGKILL');
      throw new Error(`The server did not go within ${GONE_WITHIN_MS / 1000} s of being asked to:\n${log()}`);
    }
  }
  if (server.exitCode !== 0)
    throw new Error(`The server ended with ${server.exitCode ?? server.signalCode}:\n${log()}`);
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}
