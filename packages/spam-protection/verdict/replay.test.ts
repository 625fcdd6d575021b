import { describe, expect, it } from 'vitest';
import { judgeLine } from './replay.ts';

const NOW = 1_800_000_000_000;

describe('SP-58 replaying lines', () => {
  it('SP-58 everything is optional', () => {
    expect(judgeLine('{}', NOW)).toMatchObject({ decision: 'ham', reasons: [] });
    expect(judgeLine('{"text":null,"signals":null}', NOW)).toMatchObject({ decision: 'ham' });
  });

  it('SP-58 signals under their names on the wire count', () => {
    const calm = judgeLine('{"text":"Please call me"}', NOW);
    const robot = judgeLine('{"text":"Please call me","signals":{"apbct_headless":true}}', NOW);
    expect('score' in robot && 'score' in calm && robot.score > calm.score).toBe(true);
  });

  it.each([
    '',
    'no',
    '[]',
    '5',
    'null',
    '{"text":5}',
    '{"text":{"a":1}}',
    '{"signals":[]}',
    '{"signals":"x"}',
    '{"text":"a"',
  ])('SP-58 a broken line gives an error, not a crash: %s', (line) => {
    expect(judgeLine(line, NOW)).toEqual({ error: expect.stringMatching(/\.$/) });
  });

  it('SP-58 hostile keys are just keys', () => {
    expect(
      judgeLine('{"__proto__":{"text":"x"},"signals":{"__proto__":{"a":1},"ct_pointer_data":"[[1,2"}}', NOW),
    ).toHaveProperty('score');
  });
});
