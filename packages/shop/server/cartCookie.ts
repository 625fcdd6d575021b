import type { FastifyReply, FastifyRequest } from 'fastify';
import { COUNT_COOKIE, HASH_COOKIE } from '../wire/public.ts';
import { cartHash } from './cartFragments.tsx';
import { CART_LIFE_MS, type HeldCart } from './createCarts.ts';

const NAME = 'portico_cart';

export function cartToken(request: FastifyRequest): string | undefined {
  const pairs = request.headers.cookie?.split(';').map((pair) => pair.trim().split('=')) ?? [];
  return pairs.find(([name]) => name === NAME)?.[1];
}

/** Only visitors who have put something in a cart get its cookie. The other cookies tell scripts what to show. */
export function keepCart(reply: FastifyReply, { token, cart }: HeldCart): void {
  const rest = `; Path=/; Max-Age=${CART_LIFE_MS / 1000}; SameSite=Lax`;
  reply.header('set-cookie', [
    `${NAME}=${token}${rest}; HttpOnly`,
    `${COUNT_COOKIE}=${cart.count}${rest}`,
    `${HASH_COOKIE}=${cartHash(cart)}${rest}`,
  ]);
}
