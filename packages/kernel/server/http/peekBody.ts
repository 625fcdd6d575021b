import type { Readable } from 'node:stream';

/**
 * Reads a small body as a whole and puts it back so that it can be read again; `null` if it is larger than `limit` or of
 * unknown length, and then nothing was read. Later calls, before it is finally read, get the same bytes.
 */
export async function peekBody(stream: Readable, length: number, limit: number): Promise<Buffer | null> {
  if (!(length > 0 && length <= limit)) return null;
  const known = seen.get(stream) ?? (await readAndPutBack(stream, length));
  seen.set(stream, known);
  return known;
}

const seen = new WeakMap<Readable, Buffer>();

async function readAndPutBack(stream: Readable, length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  while (size < length) {
    const chunk: Buffer | null = stream.read();
    if (chunk) {
      chunks.push(chunk);
      size += chunk.length;
    } else if (stream.readableEnded || stream.destroyed) break;
    else await more(stream);
  }
  const body = Buffer.concat(chunks);
  // In the same tick as the last read: a stream left empty would end.
  if (body.length > 0 && !stream.readableEnded) stream.unshift(body);
  return body;
}

function more(stream: Readable): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      for (const event of EVENTS) stream.off(event, done);
      resolve();
    };
    for (const event of EVENTS) stream.on(event, done);
  });
}

const EVENTS = ['readable', 'end', 'close', 'error'] as const;
