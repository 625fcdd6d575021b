import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import type { Secrets } from '../secrets.ts';
import { callerOf } from './callerOf.ts';
import type { Limit, Limits } from './Limits.ts';
import { createMemoryCounts } from './memoryCounts.ts';
import { createSharedCounts } from './sharedCounts.ts';

export interface LimitsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** How many times the usual is allowed: for measurements, and where very many people share one address. */
  readonly factor?: number;
}

/**
 * The one limiter of a site. Ours rather than @fastify/rate-limit, which counts requests, one at a time, for an address or
 * for everybody, by the clock of the machine: here amounts are counted for both at once, IPv6 by networks, and with
 * PostgreSQL over several processes.
 */
export function createLimits({ database, clock, secrets, factor = 1 }: LimitsParts): Limits {
  const countHere = createMemoryCounts(clock);
  const countTogether = createSharedCounts(database, clock, secrets);
  return {
    async take(limit, address, amount = 1) {
      const caller = callerOf(address);
      const allowed: Limit = { ...limit, each: limit.each * factor, inAll: limit.inAll * factor };
      // Whoever is over the limit in this process is over it in all of them, and is told so without a write.
      const over = countHere(allowed, caller, amount);
      return over ?? (limit.isShared ? countTogether(allowed, caller, amount) : null);
    },
  };
}
