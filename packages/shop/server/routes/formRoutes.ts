import { errorAnswer, HttpError } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopPhrases } from '../../ui/words/index.ts';
import { cartToken, keepCart } from '../cartCookie.ts';
import type { Carts, HeldCart } from '../createCarts.ts';
import type { Orders } from '../createOrders.ts';
import { parseOrderRequest } from '../parseOrderRequest.ts';
import type { MayChange } from './changingCarts.ts';
import { fieldsOf, keyIn, productIdIn, quantityIn } from './parseLine.ts';
import { refuseOtherSites } from './sameSite.ts';

/** Where the shop's forms are posted without scripts, and where their senders are redirected. */
export const SHOP_FORMS = {
  add: '/cart/add/',
  update: '/cart/update/',
  remove: '/cart/remove/',
  order: '/cart/order/',
} as const;
export const CART_PATH = '/cart/';
export const THANKS_PATH = '/cart/thank-you/';
/** Where the sender of a held request is redirected. */
export const SET_ASIDE_PATH = '/cart/set-aside/';
/** The field that identifies a form sent twice. */
export const ORDER_KEY = 'order_key';

/** Shows the cart page again, with the order's errors. */
export type ShowCart = (
  request: FastifyRequest,
  reply: FastifyReply,
  refused: { readonly error: HttpError; readonly entered: ReadonlyMap<string, unknown> },
) => Promise<FastifyReply>;

export interface ShopFormParts {
  readonly carts: Carts;
  readonly orders: Orders;
  readonly mayChange: MayChange;
  readonly showCart: ShowCart;
  readonly words: () => Promise<ShopPhrases>;
}

export function formRoutes(
  app: FastifyInstance,
  { carts, orders, mayChange, showCart, words }: ShopFormParts,
): void {
  const options = {
    config: { role: 'visitor' },
    bodyLimit: 64 * 1024,
    preHandler: refuseOtherSites,
  } as const;

  const acts: Readonly<Record<'add' | 'update' | 'remove', (request: FastifyRequest) => Promise<HeldCart>>> =
    {
      add: (request) => {
        const fields = fieldsOf(request.body);
        return carts.add(cartToken(request), productIdIn(fields), quantityIn(fields, 1, 1));
      },
      update: (request) => {
        const fields = fieldsOf(request.body);
        return carts.set(cartToken(request), keyIn(fields), quantityIn(fields, 0));
      },
      remove: (request) => carts.set(cartToken(request), keyIn(fieldsOf(request.body)), 0),
    };
  for (const name of ['add', 'update', 'remove'] as const)
    app.post(SHOP_FORMS[name], options, async (request, reply) => {
      try {
        await mayChange(request);
        keepCart(reply, await acts[name](request));
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return showCart(request, waiting(reply, error), { error, entered: new Map() });
      }
      return reply.redirect(CART_PATH, 303);
    });

  app.post(SHOP_FORMS.order, options, async (request, reply) => {
    const entered = fieldsOf(request.body);
    try {
      const token = cartToken(request);
      const order = parseOrderRequest(request.body, (await words()).refusals);
      const { state } = await orders.place({ token, order, request, formKey: entered.get(ORDER_KEY) });
      if (token) keepCart(reply, { token, cart: await carts.read(token) });
      return reply.redirect(state === 'spam' ? SET_ASIDE_PATH : THANKS_PATH, 303);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return showCart(request, waiting(reply, error), { error, entered });
    }
  });
}

/** A temporary refusal states the wait in its header as well as in its message. */
function waiting(reply: FastifyReply, error: HttpError): FastifyReply {
  return reply.headers(errorAnswer(error).headers);
}
