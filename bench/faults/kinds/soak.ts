import type { Fault } from '../Fault.ts';
import { underKills } from '../underKills.ts';

const MESSAGES = { short: 3_000, long: 100_000 } as const;
const LONGEST_ROUND = { short: 300, long: 2_500 } as const;

export const fault: Fault = {
  name: 'soak with random kills',
  run: (size) =>
    underKills({
      isEnough: (_round, acknowledged) => acknowledged >= MESSAGES[size],
      longestRound: LONGEST_ROUND[size],
    }),
};
