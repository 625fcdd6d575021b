import type { Fault } from '../Fault.ts';
import { onPostgres } from '../onPostgres.ts';
import { underKills } from '../underKills.ts';

const ROUNDS = { short: 3, long: 20 } as const;

export const fault: Fault = {
  name: 'killed at any moment, PostgreSQL',
  run: (size) =>
    onPostgres((_postgres, settings) =>
      underKills({ settings, isEnough: (round) => round >= ROUNDS[size], longestRound: 200 }),
    ),
};
