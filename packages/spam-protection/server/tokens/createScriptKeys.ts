import { createHmac } from 'node:crypto';
import type { Clock, Secrets } from '@portico/kernel/server';

/** Numbers in the page for scripts to send back: a new one every day, with yesterday's still valid. */
export interface ScriptKeys {
  current(): Promise<number>;
  check(sent: string): Promise<'passed' | 'failed'>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = 'spam-script-keys';
const LARGEST = 2_000_000_000;

export function createScriptKeys(secrets: Secrets, clock: Clock): ScriptKeys {
  const keyOf = async (day: number): Promise<number> =>
    createHmac('sha256', await secrets.current(KEY))
      .update(String(day))
      .digest()
      .readUInt32BE(0) % LARGEST;
  const today = (): number => Math.floor(clock.now() / DAY_MS);
  return {
    current: () => keyOf(today()),
    async check(sent) {
      const known = await Promise.all([keyOf(today()), keyOf(today() - 1)]);
      return known.some((key) => String(key) === sent) ? 'passed' : 'failed';
    },
  };
}
