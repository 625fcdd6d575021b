import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { judgeLine } from '@portico/spam-protection/replay';

export interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Judges each line of the input and answers each with a line, in order, without holding more than one. */
export async function verdict({ input, output }: Streams): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    if (!output.write(`${JSON.stringify(judgeLine(line, Date.now()))}\n`)) await once(output, 'drain');
  }
}
