import { adminRoute, CursorPage, cursorPage, cursorQuery, decodeCursor } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { AdminProduct, ProductDraft, ShopParams } from '../../../shopAdminProtocol.ts';
import type { Products } from '../createProducts.ts';
import type { Product } from '../Product.ts';

/** The calls behind the screens of the shelves: editors fill them, administrators also empty them. */
export function productAdminRoutes(app: FastifyInstance, products: Products): void {
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
      return cursorPage(
        rows,
        limit,
        ({ id }) => id,
        (product: Product): AdminProduct => product,
      );
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
}
