import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import type { FastifyRequest } from 'fastify';
import type { Cart } from './Cart.ts';
import { cartToken } from './cartCookie.ts';
import { createCarts } from './createCarts.ts';
import { createOrders, type ShopFacts } from './createOrders.ts';
import { createProducts, type Products } from './createProducts.ts';
import type { ProductDraft } from './Product.ts';
import { formRoutes, type ShowCart } from './routes/formRoutes.ts';
import { shopAdminRoutes } from './routes/shopAdminRoutes.ts';
import { storeRoutes } from './routes/storeRoutes.ts';

export interface ShopServer extends FeatureServer {
  readonly products: Products;
  /** What this visitor has put aside. */
  cartOf(request: FastifyRequest): Promise<Cart>;
  /** The site renders the cart's page: it stands in the site's layout. */
  showCartWith(show: ShowCart): void;
}

export interface ShopOptions {
  readonly site: () => Promise<ShopFacts>;
  /** What an empty site has on its shelves. */
  readonly seed?: readonly ProductDraft[];
}

/** A shop without a till: products, a cart, and a request that somebody answers. */
export function createShop(ports: Ports, { site, seed = [] }: ShopOptions): ShopServer {
  const products = createProducts(ports);
  const carts = createCarts(ports, products);
  const orders = createOrders(ports, carts, site);
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
    async routes(app) {
      storeRoutes(app, carts);
      formRoutes(app, carts, orders, (...all) => show(...all));
      shopAdminRoutes(app, products, orders);
    },
    seed: (transaction: Database) => products.seed(transaction, seed),
  };
}
