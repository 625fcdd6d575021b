import type { Limit } from '@portico/kernel/server';

/** Shared by all processes, because each comment is stored. */
export const COMMENTS: Limit = {
  ...{ name: 'comments', windowMs: 10 * 60 * 1000 },
  ...{ each: 60, inAll: 1_000, isShared: true },
};
