import type { RunningPostgres } from '../../../packages/kernel/server/testing/startPostgres.ts';
import type { Disturb, Fault, Size } from '../Fault.ts';
import { onPostgres } from '../onPostgres.ts';
import { whileWriting } from '../whileWriting.ts';

const TIMES = { short: 1, long: 6 } as const;
const MESSAGES = { short: 8, long: 200 } as const;

export const fault: Fault = {
  name: 'PostgreSQL restarts',
  run: (size) =>
    onPostgres((postgres, settings) => whileWriting({ settings, disturb: restart(postgres, size) })),
};

export function restart(postgres: RunningPostgres, size: Size): Disturb {
  return async ({ answers }) => {
    for (let time = 0; time < TIMES[size]; time += 1) {
      await answers(MESSAGES[size]);
      await postgres.restart();
    }
    await answers(MESSAGES[size]);
    return `${TIMES[size]} restarts of PostgreSQL`;
  };
}
