import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { PreparedAnswer } from './bareServer.ts';

export interface BareServer {
  readonly address: string;
  readonly processId: number;
  readonly stop: () => void;
}

/** Starts a bare Node server that sends the same bytes and headers as the given response. */
export async function startBareServer(answer: PreparedAnswer): Promise<BareServer> {
  const server = fork(new URL('./bareServer.ts', import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  server.send(answer);
  const [port] = (await once(server, 'message')) as [number];
  return { address: `http://127.0.0.1:${port}/`, processId: server.pid ?? 0, stop: () => server.kill() };
}
