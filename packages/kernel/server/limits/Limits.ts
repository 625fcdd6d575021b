/** How often something may happen within a period. */
export interface Limit {
  /** What is counted; unique among limits. */
  readonly name: string;
  readonly windowMs: number;
  /** For one caller: a whole office may share an IP address. */
  readonly each: number;
  /**
   * For everybody together: a ceiling on the cost, far above what `each` allows, so that nobody can exhaust it for everyone
   * else from a handful of addresses.
   */
  readonly inAll: number;
  /** Counted in the database for all processes together. Otherwise each process counts for itself, which needs no write. */
  readonly isShared?: boolean;
}

/** Counts what visitors do, by IP address and in total; never by what they claim about themselves. */
export interface Limits {
  /**
   * Counts a call, or as much of something as `amount` says. `null` when that is within the limit; otherwise it was too
   * much, and nothing of it may be done.
   *
   * `caller` is an address as the request has it; whatever is no address counts as it is.
   */
  take(limit: Limit, caller: string, amount?: number): Promise<OverLimit | null>;
  /** Like `take` for each in turn, up to the first that is over its limit; all writes are made together. */
  takeAll(takes: readonly Take[]): Promise<OverLimit | null>;
}

export interface Take {
  readonly limit: Limit;
  readonly caller: string;
  /** 1 by default. */
  readonly amount?: number;
}

export interface OverLimit {
  readonly retryAfterMs: number;
}
