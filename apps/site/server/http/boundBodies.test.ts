import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { testServer } from '@portico/kernel/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { type BodyPace, boundBodies } from './boundBodies.ts';

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

test('KT-04 a body that stands still is given up, however much of it had come', async () => {
  const line = await slowLine(1_000_000, { stillMs: 100 });
  line.write('x'.repeat(500_000));
  expect(await line.answer()).toContain('408 Request Timeout');
});

test('KT-04 one address has so many bodies under way, and is told so', async () => {
  const port = await listening({ ofOneAddress: 2 });
  const first = await lineTo(port, 10);
  await first.reached();
  const second = await lineTo(port, 10);
  await second.reached();
  const third = await lineTo(port, 10);
  expect(await third.answer()).toContain('429 Too Many Requests');
  for (const line of [first, second]) {
    line.write('x'.repeat(10));
    expect(await line.answer()).toContain('200 OK');
  }
  const later = await lineTo(port, 10);
  later.write('x'.repeat(10));
  expect(await later.answer()).toContain('200 OK');
});

test('KT-04 when there are too many in all, the one that takes longest makes room', async () => {
  const port = await listening({ inAll: 1, slowMs: 0, graceMs: 60_000 });
  const slow = await lineTo(port, 10);
  await slow.reached();
  const quick = await lineTo(port, 10);
  expect(await slow.answer()).toContain('408 Request Timeout');
  quick.write('x'.repeat(10));
  expect(await quick.answer()).toContain('200 OK');
});

/** A connection to a server that allows 200 ms, then requires 200 bytes per second. */
async function slowLine(length: number, pace: Partial<BodyPace> = {}) {
  return lineTo(await listening(pace), length);
}

let begun = 0;

async function listening(pace: Partial<BodyPace>): Promise<number> {
  const app = testServer({ forceCloseConnections: true });
  boundBodies(app, { graceMs: 200, bytesPerSecond: 200, checkMs: 20, ...pace });
  begun = 0;
  app.addHook('onRequest', async () => {
    begun += 1;
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/', async ({ body }) => String(body).length);
  await app.listen({ port: 0 });
  onTestFinished(() => app.close());
  return (app.server.address() as AddressInfo).port;
}

async function lineTo(port: number, length: number) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  let said = '';
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      said += String(chunk);
    });
  const already = begun;
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/x\r\ncontent-length: ${length}\r\n\r\n`);
  return {
    write: (text: string) => socket.writable && socket.write(text),
    pause: () => new Promise((resolve) => setTimeout(resolve, 20)),
    reached: () => expect.poll(() => begun).toBeGreaterThan(already),
    async answer(): Promise<string> {
      while (said === '' && !socket.destroyed) await new Promise((resolve) => setTimeout(resolve, 10));
      return said;
    },
  };
}
