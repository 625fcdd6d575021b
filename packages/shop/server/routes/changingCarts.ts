import type { Limit, Limits } from '@portico/kernel/server';
import { overLimit } from '@portico/kernel/server/http';
import type { FastifyRequest } from 'fastify';
import { shopPhrasesIn } from '../../ui/words/index.ts';

/** Throws if a cart has been changed too often. */
export type MayChange = (request: FastifyRequest) => Promise<void>;

/** A visitor without a cookie, or with a forged one, gets a new cart, which is stored for a month. */
const CART_CHANGES: Limit = { name: 'carts', windowMs: 60 * 60 * 1000, each: 1_000, inAll: 10_000 };

export function changingCarts(limits: Limits, language: () => Promise<string>): MayChange {
  return async ({ ip }) => {
    const over = await limits.take(CART_CHANGES, ip);
    if (!over) return;
    const code = await language();
    throw overLimit(shopPhrasesIn(code).refusals.tooManyChanges, over, code);
  };
}
