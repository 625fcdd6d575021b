import type { Limit } from '@portico/kernel/server';

/** Over all processes: each comment is written down. */
export const COMMENTS: Limit = {
  ...{ name: 'comments', windowMs: 10 * 60 * 1000 },
  ...{ each: 60, inAll: 1_000, isShared: true },
};
