import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import type { FastifyRequest } from 'fastify';
import type { Cart } from './Cart.ts';
import { cartToken } from './cartCookie.ts';
import { createCarts } from './createCarts.ts';
import { createOrders } from './createOrders.ts';
import { createProducts, type Products } from './createProducts.ts';
import { type OrderJudge, trustfulJudge } from './OrderJudge.ts';
import type { ShopFacts } from './orderMails.ts';
import type { ProductDraft } from './Product.ts';
import { formRoutes, type ShowCart } from './routes/formRoutes.ts';
import { orderAdminRoutes } from './routes/orderAdminRoutes.ts';
import { productAdminRoutes } from './routes/productAdminRoutes.ts';
import { storeRoutes } from './routes/storeRoutes.ts';
import { wcAjaxRoutes } from './routes/wcAjaxRoutes.ts';

export interface ShopServer extends FeatureServer {
  readonly products: Products;
  /** What this visitor has put aside. */
  cartOf(request: FastifyRequest): Promise<Cart>;
  /** The site renders the cart's page: it stands in the site's layout. */
  showCartWith(show: ShowCart): void;
  /** An order request was not spam after all: it is new, and its mails are sent. By the verdict that it got. */
  deliver(verdictId: string): Promise<void>;
  /** One that went through was spam after all. */
  setAside(verdictId: string): Promise<void>;
}

export interface ShopOptions {
  readonly site: () => Promise<ShopFacts>;
  readonly judge?: OrderJudge;
  /** What an empty site has on its shelves. */
  readonly seed?: readonly ProductDraft[];
}

/** A shop without a till: products, a cart, and a request that somebody answers. */
export function createShop(
  ports: Ports,
  { site, judge = trustfulJudge, seed = [] }: ShopOptions,
): ShopServer {
  const products = createProducts(ports);
  const carts = createCarts(ports, products);
  const orders = createOrders({ ports, carts, judge, facts: site });
  let show: ShowCart = async (_request, _reply, { error }) => {
    throw error;
  };
  return {
    name: 'shop',
    products,
    cartOf: (request) => carts.read(cartToken(request)),
    showCartWith(given) {
      show = given;
    },
    async deliver(verdictId) {
      const order = await orders.find(verdictId);
      if (order) await orders.markHam(order.id);
    },
    async setAside(verdictId) {
      const order = await orders.find(verdictId);
      if (order) await orders.markSpam(order.id);
    },
    async routes(app) {
      storeRoutes(app, carts);
      wcAjaxRoutes(app, carts, products);
      formRoutes(app, carts, orders, (...all) => show(...all));
      productAdminRoutes(app, products);
      orderAdminRoutes(app, orders, judge);
    },
    seed: (transaction: Database) => products.seed(transaction, seed),
  };
}
