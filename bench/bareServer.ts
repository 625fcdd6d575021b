import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What Node alone can do: sends prepared bytes, whatever is asked. Runs in a process of its own, as the site does. */
process.once('message', ({ headers, body }: PreparedAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    // What is sent to it goes nowhere, but has to come in.
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
