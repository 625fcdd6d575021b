import { adminRoute, cursorPage, decodeCursor } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { type AdminProduct, type ProductImport, productCalls } from '../../wire/admin.ts';
import type { Products } from '../createProducts.ts';
import type { Product } from '../Product.ts';

const TABLE_LIMIT_BYTES = 6 * 1024 * 1024;

export interface ProductParts {
  readonly importProducts: (table: string) => Promise<ProductImport>;
  readonly currency: () => Promise<string>;
}

/** The calls of the product screens: editors add products, administrators can also delete them. */
export function productAdminRoutes(
  app: FastifyInstance,
  products: Products,
  { importProducts, currency }: ProductParts,
): void {
  adminRoute(app, productCalls.currency, {
    role: 'editor',
    summary: 'What a new product is priced in, unless somebody says otherwise.',
    handle: async () => ({ currency: await currency() }),
  });
  adminRoute(app, productCalls.list, {
    role: 'editor',
    summary: 'Lists products.',
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
  adminRoute(app, productCalls.add, {
    role: 'editor',
    summary: 'Adds a product.',
    handle: ({ body }) => products.add(body),
  });
  adminRoute(app, productCalls.import, {
    role: 'editor',
    summary: 'Adds the products of a CSV table, and changes those that are there.',
    bodyLimit: TABLE_LIMIT_BYTES,
    handle: ({ body }) => importProducts(body.content),
  });
  adminRoute(app, productCalls.read, {
    role: 'editor',
    summary: 'Reads a product.',
    handle: ({ params: { id } }) => products.read(id),
  });
  adminRoute(app, productCalls.change, {
    role: 'editor',
    summary: 'Changes a product.',
    handle: ({ params: { id }, body }) => products.change(id, body),
  });
  adminRoute(app, productCalls.remove, {
    role: 'administrator',
    summary: 'Removes a product.',
    handle: ({ params: { id } }) => products.remove(id),
  });
}
