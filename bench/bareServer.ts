import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What bare Node can do: sends prepared bytes for any request. Runs in its own process, like the site. */
process.once('message', ({ headers, body }: PreparedAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    // The request body is discarded, but must be received.
    request.resume().once('end', () => {
      response.writeHead(200, headers);
      response.end(bytes);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});

export interface PreparedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** In base 64. */
  readonly body: string;
}
