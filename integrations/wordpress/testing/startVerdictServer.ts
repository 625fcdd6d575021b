import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface VerdictServer {
  readonly baseURL: string;
  readonly calls: { readonly path: string; readonly isSigned: boolean; readonly body: unknown }[];
  /** Its response; `null` for none at all. */
  answer: string | null;
  stop(): Promise<void>;
}

/** A verdict server that responds with whatever a test wants, valid or not. */
export async function startVerdictServer(secret: string): Promise<VerdictServer> {
  const calls: VerdictServer['calls'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const path = request.url ?? '';
      const signature = createHmac('sha256', secret)
        .update(`${request.headers['x-portico-time']}\n${path}\n${body}`)
        .digest('hex');
      const isSigned = request.headers['x-portico-signature'] === signature;
      calls.push({ path, isSigned, body: JSON.parse(body) });
      if (started.answer !== null) response.end(started.answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const started: VerdictServer = {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: '{}',
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return started;
}
