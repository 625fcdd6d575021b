import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { yieldToOthers } from '@portico/kernel/server';
import { Zip, ZipDeflate } from 'fflate';

export interface ArchiveWriter {
  /** One file at a time; resolves when the next may come. */
  add(name: string, content: string | Uint8Array | AsyncIterable<string>): Promise<void>;
  /** Writes the table of contents and ends the stream. */
  finish(): Promise<void>;
}

/**
 * Writes a .zip as a stream: what is packed is passed on, and no more than one file's worth waits here.
 *
 * The same files in the same order give the same bytes, wherever and whenever they are packed: the times in the archive
 * stand still, and the packing is done in JavaScript, which does not change with the version of the machine's zlib.
 */
export function createArchiveWriter(target: Writable): ArchiveWriter {
  let failure: Error | null = null;
  target.on('error', (error) => {
    failure = error;
  });
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else target.write(chunk);
  });
  const encoder = new TextEncoder();

  async function settle(): Promise<void> {
    if (failure) throw failure;
    if (target.writableNeedDrain) await once(target, 'drain');
    // Packing blocks the thread; other tasks run between two files.
    else await yieldToOthers();
    if (failure) throw failure;
  }

  return {
    async add(name, content) {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = STILL_TIME;
      zip.add(file);
      if (typeof content === 'string') file.push(encoder.encode(content), true);
      else if (content instanceof Uint8Array) file.push(content, true);
      else {
        for await (const chunk of content) {
          file.push(encoder.encode(chunk));
          await settle();
        }
        file.push(new Uint8Array(), true);
      }
      await settle();
    },
    async finish() {
      zip.end();
      target.end();
      if (failure) throw failure;
      if (!target.writableFinished) await once(target, 'finish');
    },
  };
}

/** The epoch of .zip files, in local time, which they use. */
const STILL_TIME = new Date(1980, 0, 1);
