import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyConfig } from '@fastify/busboy';
import { HttpError } from './HttpError.ts';

export type FormPart =
  | { readonly type: 'field'; readonly name: string; readonly value: string }
  | {
      readonly type: 'file';
      readonly name: string;
      readonly fileName: string;
      readonly content: Readable;
    };

/**
 * Takes a stream apart. Each call waits for the next part, `null` after the last; a file is to be read or left alone before. A
 * field may have any name, also one that every object has. What is beyond the limits is refused after the parts before it, a
 * file that is cut off once it has been read.
 */
export function formParts(
  raw: IncomingMessage,
  limits: NonNullable<BusboyConfig['limits']>,
): () => Promise<FormPart | null> {
  const type = raw.headers['content-type'] ?? '';
  const parser = new Busboy({ headers: { ...raw.headers, 'content-type': type }, limits });
  const waiting: (FormPart | Error | null)[] = [];
  let wake = (): void => {};
  let failure: Error | undefined;
  let file: Readable | undefined;
  let isEmpty = true;

  const add = (one: FormPart | Error | null): void => {
    waiting.push(one);
    wake();
  };
  const end = (error = failure): void => {
    raw.unpipe(parser);
    // Whoever reads it would wait for ever.
    if (error) file?.destroy(error);
    file = undefined;
    add(error ?? null);
  };
  parser.on('field', (name, value, _isNameCut, isCut) =>
    add(isCut ? tooLarge() : { type: 'field', name: name ?? '', value }),
  );
  parser.on('file', (name, content, fileName) => {
    file = content;
    content.on('limit', () => {
      failure ??= tooLarge();
    });
    content.on('error', (error) => {
      failure ??= error;
    });
    // A reader that gave up: nothing comes after it.
    content.on('close', () => {
      if (!content.readableEnded) end();
    });
    add({ type: 'file', name: name ?? '', fileName: unescaped(fileName), content });
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit']) parser.on(limit, () => add(tooLarge()));
  parser.on('finish', () => end());
  parser.on('error', (error) => end(isEmpty ? undefined : damaged(error)));
  raw.once('close', () => {
    if (!raw.readableEnded) end(failure ?? unreadable());
  });
  raw.once('error', () => end(failure ?? unreadable()));
  raw.pipe(parser);
  raw.once('data', () => {
    isEmpty = false;
  });

  return async () => {
    while (waiting.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    const next = waiting.shift() ?? null;
    if (next instanceof Error) throw next;
    return next;
  };
}

export function tooLarge(): HttpError {
  return new HttpError(413, 'rest_request_too_large', 'What was sent is larger than is accepted here.');
}

export function unreadable(): HttpError {
  return new HttpError(400, 'rest_unreadable_form', 'The form arrived damaged. Please send it again.');
}

/** The parser's own errors are about what was sent; others are ours. */
function damaged(error: unknown): Error {
  if (error instanceof Error && !/malformed|unexpected end|boundary|terminated early/i.test(error.message))
    return error;
  return unreadable();
}

/** Browsers escape quotes and line ends in names, and nothing else. An empty file input has no name. */
function unescaped(name: string | undefined = ''): string {
  return name.replace(/%22|%0D|%0A/gi, decodeURIComponent);
}
