import { expect, test } from 'vitest';
import { idleReason } from '../testing/idleValues.ts';
import { styleMutations } from '../testing/styleMutations.tsx';
import { styleSamples } from '../testing/styleSamples.ts';

test.each(styleSamples().map((sample) => [sample.type, sample] as const))(
  'PB-01 %s: each value of every control changes what is drawn',
  (_, sample) => {
    const { changing, idle } = styleMutations(sample);
    const unexplained = idle.filter((value) => idleReason(value) === null);
    expect(unexplained).toEqual([]);
    expect(changing.length / (changing.length + idle.length)).toBeGreaterThanOrEqual(0.8);
  },
);
