import { adminRoute, CursorPage, cursorPage, cursorQuery, decodeCursor } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  AdminOrder,
  AdminProduct,
  ORDER_STATES,
  OrderChange,
  ProductDraft,
  ShopParams,
} from '../../../shopAdminProtocol.ts';
import type { Orders } from '../createOrders.ts';
import type { Products } from '../createProducts.ts';
import type { Order } from '../Order.ts';

/** The calls behind the shop's screens: products for editors, order requests for administrators. */
export function shopAdminRoutes(app: FastifyInstance, products: Products, orders: Orders): void {
  adminRoute(app, {
    method: 'GET',
    url: '/shop/products',
    role: 'editor',
    summary: 'Lists products.',
    schema: {
      query: Type.Object({ ...cursorQuery, search: Type.Optional(Type.String({ maxLength: 200 })) }),
      answer: CursorPage(AdminProduct),
    },
    async handle({ query: { cursor, limit, search } }) {
      const after = decodeCursor(cursor, Type.Integer());
      const rows = await products.list({ search, after, limit: limit + 1 });
      return cursorPage(rows, limit, place, same);
    },
  });
  adminRoute(app, {
    method: 'POST',
    url: '/shop/products',
    role: 'editor',
    summary: 'Adds a product.',
    schema: { body: ProductDraft, answer: AdminProduct },
    handle: ({ body }) => products.add(body),
  });
  adminRoute(app, {
    method: 'GET',
    url: '/shop/products/:id',
    role: 'editor',
    summary: 'Reads a product.',
    schema: { params: ShopParams, answer: AdminProduct },
    handle: ({ params: { id } }) => products.read(id),
  });
  adminRoute(app, {
    method: 'PUT',
    url: '/shop/products/:id',
    role: 'editor',
    summary: 'Changes a product.',
    schema: { params: ShopParams, body: ProductDraft, answer: AdminProduct },
    handle: ({ params: { id }, body }) => products.change(id, body),
  });
  adminRoute(app, {
    method: 'DELETE',
    url: '/shop/products/:id',
    role: 'administrator',
    summary: 'Removes a product.',
    schema: { params: ShopParams },
    handle: ({ params: { id } }) => products.remove(id),
  });
  adminRoute(app, {
    method: 'GET',
    url: '/shop/orders',
    role: 'administrator',
    summary: 'Lists order requests.',
    schema: {
      query: Type.Object({ ...cursorQuery, state: Type.Optional(Type.Enum([...ORDER_STATES])) }),
      answer: CursorPage(AdminOrder),
    },
    async handle({ query: { cursor, limit, state } }) {
      const after = decodeCursor(cursor, Type.Integer());
      const rows = await orders.list({ state, after, limit: limit + 1 });
      return cursorPage(rows, limit, place, answered);
    },
  });
  adminRoute(app, {
    method: 'GET',
    url: '/shop/orders/:id',
    role: 'administrator',
    summary: 'Reads an order request.',
    schema: { params: ShopParams, answer: AdminOrder },
    handle: async ({ params: { id } }) => answered(await orders.read(id)),
  });
  adminRoute(app, {
    method: 'PUT',
    url: '/shop/orders/:id',
    role: 'administrator',
    summary: 'Says how far an order request has come.',
    schema: { params: ShopParams, body: OrderChange, answer: AdminOrder },
    handle: async ({ params: { id }, body: { state } }) => answered(await orders.setState(id, state)),
  });
}

const place = ({ id }: { readonly id: number }): number => id;
const same = <Item>(item: Item): Item => item;
const answered = (order: Order): AdminOrder => ({ ...order, lines: [...order.lines] });
