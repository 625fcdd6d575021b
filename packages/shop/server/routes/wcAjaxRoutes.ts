import { errorAnswer, HttpError } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CartFragments, WC_AJAX_PARAMETER, WC_CALLS } from '../../wire/public.ts';
import { cartToken, keepCart } from '../cartCookie.ts';
import { cartFragments } from '../cartFragments.tsx';
import type { Carts, HeldCart } from '../createCarts.ts';
import type { Products } from '../createProducts.ts';
import { productPath } from '../Product.ts';
import type { MayChange } from './changingCarts.ts';
import { CART_PATH } from './formRoutes.ts';
import { fieldsOf, keyIn, productIdIn, quantityIn } from './parseLine.ts';
import { refuseOtherSites } from './sameSite.ts';

const BODY_LIMIT = 16 * 1024;
const FOLDER = `/${WC_AJAX_PARAMETER}`;

/** These calls come to any page of a site, by a parameter. On our server each has its own path. */
export function wcAjaxCall(url: string): string {
  if (!url.includes(`${WC_AJAX_PARAMETER}=`)) return url;
  const query = url.slice(url.indexOf('?') + 1);
  const call = new URLSearchParams(query).get(WC_AJAX_PARAMETER) ?? '';
  return /^\w{1,60}$/.test(call) ? `${FOLDER}/${call}` : url;
}

export interface WcAjaxParts {
  readonly carts: Carts;
  readonly products: Pick<Products, 'read'>;
  readonly mayChange: MayChange;
  /** The format of amounts. */
  readonly language: () => Promise<string | undefined>;
}

/** The cart's calls as WooCommerce's own scripts make them: each returns the changed parts of the page. */
export function wcAjaxRoutes(
  app: FastifyInstance,
  { carts, products, mayChange, language }: WcAjaxParts,
): void {
  const options = {
    config: { role: 'visitor' },
    bodyLimit: BODY_LIMIT,
    preHandler: refuseOtherSites,
  } as const;

  app.route({
    ...options,
    method: ['GET', 'POST'],
    url: `${FOLDER}/${WC_CALLS.refresh}`,
    handler: async (request, reply) =>
      send(reply, cartFragments(await carts.read(cartToken(request)), CART_PATH, await language())),
  });

  app.post(`${FOLDER}/${WC_CALLS.add}`, options, (request, reply) => {
    const fields = fieldsOf(request.body);
    return change(request, reply, () =>
      carts.add(cartToken(request), productIdIn(fields, 'product_id'), quantityIn(fields, 1, 1)),
    );
  });

  app.post(`${FOLDER}/${WC_CALLS.remove}`, options, (request, reply) =>
    change(request, reply, () =>
      carts.set(cartToken(request), keyIn(fieldsOf(request.body), 'cart_item_key'), 0),
    ),
  );

  async function change(
    request: FastifyRequest,
    reply: FastifyReply,
    act: () => Promise<HeldCart>,
  ): Promise<FastifyReply> {
    try {
      await mayChange(request);
      const held = await act();
      keepCart(reply, held);
      return send(reply, cartFragments(held.cart, CART_PATH, await language()));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return refuse(request, reply, error);
    }
  }

  /**
   * WooCommerce's scripts redirect the visitor to `product_url`, but only if the call itself succeeded. Anything that no shop
   * page would send is a bad request.
   */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    error: HttpError,
  ): Promise<FastifyReply> {
    const isMalformed = 'params' in error.details;
    return send(reply.code(isMalformed ? error.status : 200).headers(errorAnswer(error).headers), {
      error: true,
      product_url: isMalformed ? CART_PATH : await pageOf(fieldsOf(request.body)),
      code: error.code,
      message: error.message,
      data: { ...error.details, status: error.status },
    });
  }

  async function pageOf(fields: ReadonlyMap<string, unknown>): Promise<string> {
    // It may be the missing product itself.
    const product = await products.read(productIdIn(fields, 'product_id')).catch(() => null);
    return product?.isShown ? productPath(product.slug) : CART_PATH;
  }
}

function send(reply: FastifyReply, answer: CartFragments | object): FastifyReply {
  return reply.header('cache-control', 'no-store').send(answer);
}
