import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '../logger.ts';
import { answerErrors } from './answerErrors.ts';
import { acceptMultipart, type PartLimits, readParts } from './readParts.ts';
import { acceptUrlEncoded } from './urlEncoded.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS: PartLimits = {
  fields: 1000,
  fieldBytes: MEGABYTE,
  files: 2,
  fileBytes: MEGABYTE,
  streamBytes: 4 * MEGABYTE,
};
const FIELD_HEAD = (name: string): string => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
const FILE_HEAD = '--b\r\nContent-Disposition: form-data; name="f"; filename="f.txt"\r\n\r\n';
const TOO_LARGE = 'rest_request_too_large';

test('CF-21 fields and files come in their order, and a file that nobody reads is passed over', async () => {
  const { app, seen } = await server();
  const form = new FormData();
  form.append('a[]', 'Straße');
  form.append('f', new File(['one'], 'one.txt'));
  form.append('left', new File(['x'.repeat(100_000)], 'the "100%" plan.txt'));
  form.append('a[]', '');
  expect((await post(app, form)).statusCode).toBe(200);
  expect(seen).toEqual(['a[]=Straße', 'f=one.txt:one', 'left=the "100%" plan.txt:', 'a[]=']);
});

test('CF-21 a field and a file may be named as what every object has', async () => {
  const { app, seen } = await server();
  const form = new FormData();
  form.append('__proto__', 'a');
  form.append('constructor', new File(['b'], 'b.txt'));
  form.append('toString', '{}');
  expect((await post(app, form)).statusCode).toBe(200);
  expect(seen).toEqual(['__proto__=a', 'constructor=b.txt:b', 'toString={}']);
});

test.each([
  ['many fields', `${FIELD_HEAD('a')}1\r\n`.repeat(1001), 413],
  [
    'fields that are small each and large together',
    `${FIELD_HEAD('a')}${'x'.repeat(10_000)}\r\n`.repeat(110),
    413,
  ],
  ['one large field', `${FIELD_HEAD('a')}${'x'.repeat(MEGABYTE + 1)}\r\n`, 413],
  ['a long name', `${FIELD_HEAD('a'.repeat(400))}1\r\n`, 413],
  ['many files', `${FILE_HEAD}1\r\n`.repeat(3), 413],
  ['a large file', `${FILE_HEAD}${'x'.repeat(2 * MEGABYTE)}\r\n`, 413],
  ['much before the beginning', `${'x'.repeat(5 * MEGABYTE)}\r\n${FIELD_HEAD('a')}1\r\n`, 413],
  ['a form that breaks off', `${FILE_HEAD}1`, 400],
])('%s are refused with a sentence', async (_, body, status) => {
  const { app } = await server();
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: `${body}--b--\r\n`,
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ message: expect.stringMatching(/\.$/), data: { status } });
});

test('much after the end is refused too, and a border that goes on and on', async () => {
  const { app } = await server();
  const send = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload });
  const after = `${FIELD_HEAD('a')}1\r\n--b--\r\n${'x'.repeat(5 * MEGABYTE)}`;
  expect((await send('multipart/form-data; boundary=b', after)).statusCode).toBe(413);
  const border = 'b'.repeat(257);
  expect((await send(`multipart/form-data; boundary=${border}`, `--${border}--`)).statusCode).toBe(400);
});

test('a form that says that it is too large is refused before it comes, and one that does not say so while it comes', async () => {
  const { port } = await listening();
  expect(await sendWithoutEnd(port, `content-length: ${1024 * MEGABYTE}`, 0)).toContain(TOO_LARGE);
  expect(await sendWithoutEnd(port, 'transfer-encoding: chunked', 100)).toContain(TOO_LARGE);
});

test('six forms that go on and on are refused, and take up little room', async () => {
  const { port } = await listening();
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => sendWithoutEnd(port, 'transfer-encoding: chunked', 100)),
  );
  for (const answer of answers) expect(answer).toContain(TOO_LARGE);
  expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(300);
});

test('a url-encoded form has a thousand fields at most, and is not parsed to find that out', async () => {
  const { app } = await server();
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/encoded',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  expect((await send('a=1&a=2&b=%C3%9F+x')).json()).toEqual({ a: ['1', '2'], b: 'ß x' });
  expect((await send(Array(1000).fill('a=1').join('&'))).statusCode).toBe(200);
  const refused = await send(Array(1001).fill('a=1').join('&'));
  expect(refused.statusCode).toBe(413);
  expect(refused.json()).toMatchObject({
    code: 'rest_too_many_fields',
    message: expect.stringMatching(/1000/),
  });
});

async function server(): Promise<{ app: FastifyInstance; seen: string[] }> {
  const app = fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  const seen: string[] = [];
  answerErrors(app, silentLogger);
  acceptMultipart(app);
  acceptUrlEncoded(app);
  app.post('/encoded', async ({ body }) => body);
  app.post('/', async (request) => {
    for await (const part of readParts(request, LIMITS))
      if (part.type === 'field') seen.push(`${part.name}=${part.value}`);
      else {
        const content = part.name === 'left' ? '' : await text(part.content);
        seen.push(`${part.name}=${part.fileName}:${content}`);
      }
    return { read: seen.length };
  });
  return { app, seen };
}

async function listening(): Promise<{ port: number }> {
  const { app } = await server();
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port };
}

async function post(app: FastifyInstance, form: FormData) {
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return app.inject({ method: 'POST', url: '/', headers, payload: Buffer.from(await sent.arrayBuffer()) });
}

/** Sends field after field, as fast as they are read, until a response comes or this many megabytes have been sent. */
async function sendWithoutEnd(port: number, length: string, megabytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  let said = '';
  socket.on('data', (chunk) => {
    said += String(chunk);
  });
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`,
  );
  const field = `${FIELD_HEAD('a')}${'x'.repeat(200_000)}\r\n`;
  const chunk = `${field.length.toString(16)}\r\n${field}\r\n`;
  for (let sent = 0; sent < megabytes * MEGABYTE && said === ''; sent += chunk.length)
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  while (!said.includes('}}')) {
    if (socket.destroyed) break;
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  }
  socket.destroy();
  return said;
}
