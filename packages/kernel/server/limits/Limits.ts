/** How often something may happen in a stretch of time. */
export interface Limit {
  /** What is counted; no two limits have the same. */
  readonly name: string;
  readonly windowMs: number;
  /** For one caller: a whole office may share an address. */
  readonly each: number;
  /**
   * For everybody together: a ceiling on what it may cost, far above what `each` allows, so that nobody reaches it for
   * all the others from a handful of addresses.
   */
  readonly inAll: number;
  /** Counted in the database for all processes together. Without it each counts for itself, which costs no write. */
  readonly isShared?: boolean;
}

/** Counts what strangers do, by where they do it from and in all; never by what they say of themselves. */
export interface Limits {
  /**
   * Counts a call, or as much of something as `amount` says. `null` when that is within the limit; otherwise it was too
   * much, and nothing of it may be done.
   *
   * `caller` is an address as the request has it; whatever is no address counts as it is.
   */
  take(limit: Limit, caller: string, amount?: number): Promise<OverLimit | null>;
  /** As `take` for one after the other, up to the first that is too much; all that is written is written together. */
  takeAll(takes: readonly Take[]): Promise<OverLimit | null>;
}

export interface Take {
  readonly limit: Limit;
  readonly caller: string;
  /** 1 unless it says otherwise. */
  readonly amount?: number;
}

export interface OverLimit {
  readonly retryAfterMs: number;
}
