import type { FastifyInstance, FastifyRequest } from 'fastify';
import { STORE_API } from '../../wire/public.ts';
import { cartToken, keepCart } from '../cartCookie.ts';
import type { Carts, HeldCart } from '../createCarts.ts';
import { storeCart } from '../storeCart.ts';
import type { MayChange } from './changingCarts.ts';
import { fieldsOf, keyIn, productIdIn, quantityIn } from './parseLine.ts';
import { refuseOtherSites } from './sameSite.ts';

const BODY_LIMIT = 16 * 1024;

/** The cart's calls, in the shape of WooCommerce's Store API. */
export function storeRoutes(app: FastifyInstance, carts: Carts, mayChange: MayChange): void {
  const visitors = { role: 'visitor', cacheControl: 'no-store' } as const;

  app.onRest(`${STORE_API}/cart`, {
    ...visitors,
    method: 'GET',
    handler: async (request) => storeCart(await carts.read(cartToken(request))),
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
    app.onRest(`${STORE_API}/cart/${name}`, {
      ...visitors,
      ...{ method: 'POST', bodyLimit: BODY_LIMIT, preHandler: refuseOtherSites },
      handler: async (request, reply) => {
        await mayChange(request);
        const held = await act(request);
        keepCart(reply, held);
        return storeCart(held.cart);
      },
    });
}
