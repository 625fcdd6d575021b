import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { verdict } from './verdict.ts';

async function run(input: string): Promise<unknown[]> {
  const [from, to] = [new PassThrough(), new PassThrough()];
  const written = text(to);
  from.end(input);
  await verdict({ input: from, output: to });
  to.end();
  return (await written)
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

describe('SP-58 portico verdict', () => {
  it('SP-58 answers each line with a line, in order', async () => {
    const answers = await run(
      [
        '{"text":"Could you call me back about the garden fence? Thanks, Anna"}',
        'this is not JSON',
        '{"text":"WIN a FREE prize now, click http://bit.ly/2xYz"}',
        '',
        '{"name":"Anna","email":"anna@example.com"}',
      ].join('\n'),
    );
    expect(answers).toEqual([
      expect.objectContaining({ decision: 'ham', score: expect.any(Number), reasons: expect.any(Array) }),
      { error: 'This line is not JSON.' },
      expect.objectContaining({ decision: 'spam' }),
      expect.objectContaining({ decision: 'ham' }),
    ]);
  });

  it('SP-58 bears long inputs and ends without a last line break', async () => {
    const line = JSON.stringify({ text: 'Please send me the brochure. '.repeat(300) });
    expect(await run(Array.from({ length: 300 }, () => line).join('\n'))).toHaveLength(300);
  });

  it('SP-58 an empty input gives an empty output', async () => {
    expect(await run('')).toEqual([]);
  });
});
