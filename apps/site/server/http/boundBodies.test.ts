import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { boundBodies } from './boundBodies.ts';

test('KT-04 a large body on a slow line arrives, however long it takes', async () => {
  const line = await slowLine(3000);
  for (let sent = 0; sent < 3000; sent += 100) {
    line.write('x'.repeat(100));
    await line.pause();
  }
  expect(await line.answer()).toContain('200 OK');
});

test('KT-04 a body of which only a drop comes now and then is given up', async () => {
  const line = await slowLine(3000);
  let isOver = false;
  const answer = line.answer().finally(() => {
    isOver = true;
  });
  for (let sent = 0; !isOver && sent < 500; sent++) {
    line.write('x');
    await line.pause();
  }
  expect(await answer).toContain('408 Request Timeout');
});

/** A connection to a server that gives 200 ms, and then wants 200 bytes in each second. */
async function slowLine(length: number) {
  const app = fastify();
  boundBodies(app, { graceMs: 200, bytesPerSecond: 200, checkMs: 20 });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/', async ({ body }) => String(body).length);
  await app.listen({ port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    return app.close();
  });
  await once(socket, 'connect');
  let said = '';
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      said += String(chunk);
    });
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/x\r\ncontent-length: ${length}\r\n\r\n`);
  return {
    write: (text: string) => socket.writable && socket.write(text),
    pause: () => new Promise((resolve) => setTimeout(resolve, 20)),
    async answer(): Promise<string> {
      while (said === '' && !socket.destroyed) await new Promise((resolve) => setTimeout(resolve, 10));
      return said;
    },
  };
}
