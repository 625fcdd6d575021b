import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import type { FastifyRequest } from 'fastify';
import { shopPhrasesIn } from '../ui/words/index.ts';
import type { ProductImport } from '../wire/admin.ts';
import { type Cart, USUAL_CURRENCY } from './Cart.ts';
import { cartToken } from './cartCookie.ts';
import { createCarts } from './createCarts.ts';
import { createOrders } from './createOrders.ts';
import { createProducts, type Products } from './createProducts.ts';
import { importProducts } from './importProducts.ts';
import { type OrderJudge, trustfulJudge } from './OrderJudge.ts';
import type { ShopFacts } from './orderMails.ts';
import { personalOrders } from './personalOrders.ts';
import { changingCarts } from './routes/changingCarts.ts';
import { formRoutes, type ShowCart } from './routes/formRoutes.ts';
import { orderAdminRoutes } from './routes/orderAdminRoutes.ts';
import { productAdminRoutes } from './routes/productAdminRoutes.ts';
import { storeRoutes } from './routes/storeRoutes.ts';
import { wcAjaxRoutes } from './routes/wcAjaxRoutes.ts';
import { shopContent } from './shopContent.ts';

export interface ShopServer extends FeatureServer {
  readonly products: Products;
  /** Adds or updates the products of a CSV table; uses the transaction if one is given. */
  importProducts(table: string, transaction?: Database): Promise<ProductImport>;
  /** This visitor's cart. */
  cartOf(request: FastifyRequest): Promise<Cart>;
  /** The site renders the cart page in its own layout. */
  showCartWith(show: ShowCart): void;
  /** An order request was not spam after all: it becomes new, and its mails are sent. By its verdict. */
  deliver(verdictId: string): Promise<void>;
  /** An accepted one was spam after all. */
  setAside(verdictId: string): Promise<void>;
}

export interface ShopNeeds {
  readonly site: () => Promise<ShopFacts>;
  readonly judge?: OrderJudge;
}

/** A shop without checkout: products, a cart, and an order request that somebody answers. */
export function createShop(ports: Ports, { site, judge = trustfulJudge }: ShopNeeds): ShopServer {
  const products = createProducts(ports);
  const carts = createCarts(ports, products, site);
  const words = async () => shopPhrasesIn((await site()).language);
  const orders = createOrders({ ports, carts, judge, facts: site });
  let show: ShowCart = async (_request, _reply, { error }) => {
    throw error;
  };
  return {
    name: 'shop',
    content: shopContent,
    personalData: personalOrders(ports.database),
    products,
    importProducts: (table, transaction) => importProducts(products, table, transaction ?? ports.database),
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
    async connect(app) {
      const mayChange = changingCarts(ports.limits, async () => (await site()).language ?? 'en');
      storeRoutes(app, carts, mayChange);
      wcAjaxRoutes(app, { carts, products, mayChange, language: async () => (await site()).language });
      formRoutes(app, { carts, orders, mayChange, showCart: (...all) => show(...all), words });
      productAdminRoutes(app, products, {
        importProducts: (table) => importProducts(products, table, ports.database),
        currency: async () => (await site()).currency ?? USUAL_CURRENCY,
      });
      orderAdminRoutes(app, orders, judge);
    },
  };
}
