import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import type { Secrets } from '../secrets.ts';
import { callerOf } from './callerOf.ts';
import type { Limit, Limits } from './Limits.ts';
import { createMemoryCounts } from './memoryCounts.ts';
import { type Counted, createSharedCounts } from './sharedCounts.ts';

export interface LimitsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** A multiplier of the usual limits: for benchmarks, and where very many people share one IP address. */
  readonly factor?: number;
}

/**
 * The site's only limiter. Ours rather than @fastify/rate-limit, which counts requests, one at a time, per address or in total,
 * by the system clock: this counts amounts for both at once, IPv6 by network, and with PostgreSQL across processes.
 */
export function createLimits({ database, clock, secrets, factor = 1 }: LimitsParts): Limits {
  const countHere = createMemoryCounts(clock);
  const countTogether = createSharedCounts(database, clock, secrets);
  const takeAll: Limits['takeAll'] = async (takes) => {
    const shared: Counted[] = [];
    for (const { limit, caller: address, amount = 1 } of takes) {
      const caller = callerOf(address);
      const allowed: Limit = { ...limit, each: limit.each * factor, inAll: limit.inAll * factor };
      // A caller over the limit in this process is over it in all of them, and is told so without a write.
      const over = countHere(allowed, caller, amount);
      if (over) return over;
      if (limit.isShared) shared.push({ limit: allowed, caller, amount });
    }
    return shared.length > 0 ? countTogether(shared) : null;
  };
  return { takeAll, take: (limit, caller, amount = 1) => takeAll([{ limit, caller, amount }]) };
}
