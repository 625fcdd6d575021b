import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { judgeLine } from '@portico/spam-protection/replay';

export interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Judges the input line by line and writes a line for each, in order, holding only one at a time. */
export async function verdict({ input, output }: Streams): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    if (!output.write(`${JSON.stringify(judgeLine(line, Date.now()))}\n`)) await once(output, 'drain');
  }
}
