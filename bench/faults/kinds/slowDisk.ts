import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Disturb, Fault, Size } from '../Fault.ts';
import { whileWriting } from '../whileWriting.ts';

const MESSAGES = { short: 8, long: 500 } as const;
const DELAY_US = 100_000;
const SLOWED = 'fsync,fdatasync';

/** Every flush takes a tenth of a second longer. Needs strace and permission to use it. */
export const fault: Fault = {
  name: 'slow disk',
  run: (size) => whileWriting({ disturb: slowDown(size) }),
};

export function slowDown(size: Size): Disturb {
  return async ({ site, answers }) => {
    const injected = ['-e', `trace=${SLOWED}`, '-e', `inject=${SLOWED}:delay_enter=${DELAY_US}`];
    const tracer = spawn(
      'strace',
      ['-f', '-qq', '-o', '/dev/null', ...injected, '-p', String(site.processId)],
      { stdio: 'ignore' },
    );
    const gone = Promise.race([once(tracer, 'exit'), once(tracer, 'error')]).then(() => true);
    const isGone = await Promise.race([gone, answers(MESSAGES[size]).then(() => false)]);
    if (isGone) return 'no slow disk: strace is not here, or may not look';
    tracer.kill('SIGINT');
    await gone;
    return `every flush ${DELAY_US / 1000} ms slower`;
  };
}
