import type { Fault } from '../Fault.ts';
import { underKills } from '../underKills.ts';

const ROUNDS = { short: 3, long: 20 } as const;

export const fault: Fault = {
  name: 'killed at any moment, SQLite',
  run: (size) => underKills({ isEnough: (round) => round >= ROUNDS[size], longestRound: 200 }),
};
