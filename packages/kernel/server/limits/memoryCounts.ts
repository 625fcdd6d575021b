import type { Clock } from '../clock.ts';
import type { Limit, OverLimit } from './Limits.ts';

/** More callers than this within a window run into the total limit. */
const MOST_CALLERS = 20_000;

interface Count {
  count: number;
  endsAt: number;
}

export type CountHere = (limit: Limit, caller: string, amount: number) => OverLimit | null;

/** Counts in this process. Refused calls are not added to the total, so that nobody can use it up by being refused. */
export function createMemoryCounts(clock: Clock): CountHere {
  const counts = new Map<string, { readonly each: Map<string, Count>; all: Count }>();
  return ({ name, windowMs, each: most, inAll }, caller, amount) => {
    const now = clock.now();
    const fresh = (): Count => ({ count: 0, endsAt: now + windowMs });
    const known = counts.get(name) ?? { each: new Map<string, Count>(), all: fresh() };
    counts.set(name, known);
    if (known.all.endsAt <= now) known.all = fresh();
    const own = current(known.each, caller, now) ?? fresh();
    if (own.count + amount > most) return { retryAfterMs: own.endsAt - now };
    if (known.all.count + amount > inAll) return { retryAfterMs: known.all.endsAt - now };
    own.count += amount;
    known.all.count += amount;
    known.each.set(caller, own);
    forgetSome(known.each, now);
    return null;
  };
}

/** An expired count is deleted, so that its successor is added at the end and the oldest come first. */
function current(each: Map<string, Count>, caller: string, now: number): Count | undefined {
  const own = each.get(caller);
  if (!own || own.endsAt > now) return own;
  each.delete(caller);
  return undefined;
}

/** Deletes up to two per added entry: expired counts go before any that are still valid. */
function forgetSome(each: Map<string, Count>, now: number): void {
  let looked = 0;
  for (const [caller, { endsAt }] of each) {
    if (looked++ >= 2 || (endsAt > now && each.size <= MOST_CALLERS)) return;
    each.delete(caller);
  }
}
