import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STORE_API, type StoreCart } from '../../../wire/storeApi.ts';
import { cartToken, keepCart } from '../cartCookie.ts';
import type { Carts, HeldCart } from '../createCarts.ts';
import { storeCart } from '../storeCart.ts';
import { fieldsOf, keyIn, productIdIn, quantityIn } from './parseLine.ts';
import { refuseOtherSites } from './sameSite.ts';

const BODY_LIMIT = 16 * 1024;

/** The cart's calls, in the shape of WooCommerce's Store API. */
export function storeRoutes(app: FastifyInstance, carts: Carts): void {
  const visitors = { config: { role: 'visitor' } } as const;

  app.get(`${STORE_API}/cart`, visitors, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return storeCart(await carts.read(cartToken(request)));
  });

  const calls: Readonly<Record<string, (request: FastifyRequest) => Promise<HeldCart>>> = {
    'add-item': (request) => {
      const fields = fieldsOf(request.body);
      return carts.add(cartToken(request), productIdIn(fields), quantityIn(fields, 1, 1));
    },
    'update-item': (request) => {
      const fields = fieldsOf(request.body);
      return carts.set(cartToken(request), keyIn(fields), quantityIn(fields, 0));
    },
    'remove-item': (request) => carts.set(cartToken(request), keyIn(fieldsOf(request.body)), 0),
  };
  for (const [name, act] of Object.entries(calls))
    app.post(
      `${STORE_API}/cart/${name}`,
      { ...visitors, bodyLimit: BODY_LIMIT, preHandler: refuseOtherSites },
      async (request, reply) => answer(request, reply, await act(request)),
    );

  function answer(request: FastifyRequest, reply: FastifyReply, held: HeldCart): StoreCart {
    keepCart(request, reply, held);
    reply.header('cache-control', 'no-store');
    return storeCart(held.cart);
  }
}
