import { CursorPage, cursorQuery, endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';

/** The calls between the shop's admin screens and the server. Here: the progress of a request. */
export const ORDER_STATES = ['new', 'in_hand', 'done', 'declined'] as const;

const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });

export const ProductDraft = Type.Object({
  name: text(200, 1),
  slug: Type.String({
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    maxLength: 100,
    description: 'Lowercase letters, numbers and hyphens.',
  }),
  summary: text(300),
  description: text(20_000),
  category: text(100),
  price: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  picture: Type.String({ pattern: '^(/[^/\\\\].*)?$', maxLength: 500 }),
  pictureAlt: text(300),
  stock: Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()]),
  isShown: Type.Boolean(),
});
export type ProductDraft = Static<typeof ProductDraft>;

export const AdminProduct = Type.Object({ id: Type.Integer(), ...ProductDraft.properties });
export type AdminProduct = Static<typeof AdminProduct>;

/** Products as a CSV table with a header line. */
const ProductTable = Type.Object({ content: Type.String({ maxLength: 5_000_000 }) });

export const ProductImport = Type.Object({
  added: Type.Integer(),
  changed: Type.Integer(),
  /** Why rows were skipped, one sentence each. */
  skipped: Type.Array(Type.String()),
});
export type ProductImport = Static<typeof ProductImport>;

/** Suspected spam is held until somebody says that it is not. */
const ListedState = Type.Enum([...ORDER_STATES, 'spam']);

export const AdminOrder = Type.Object({
  id: Type.Integer(),
  state: ListedState,
  name: Type.String(),
  email: Type.String(),
  note: Type.String(),
  lines: Type.Array(
    Type.Object({
      productId: Type.Integer(),
      name: Type.String(),
      price: Type.Integer(),
      quantity: Type.Integer(),
    }),
  ),
  total: Type.Integer(),
  currency: Type.String(),
  createdAt: Type.Integer(),
  spamReasons: Type.Array(Type.String(), { description: 'What the spam verdict was based on.' }),
  verdictScreen: Type.Union([Type.String(), Type.Null()], { description: 'Where the verdict is explained.' }),
});
export type AdminOrder = Static<typeof AdminOrder>;

export const AdminOrderDetail = Type.Object({
  ...AdminOrder.properties,
  mails: Type.Array(
    Type.Object({
      id: Type.String(),
      subject: Type.String(),
      to: Type.Array(Type.String()),
      state: Type.String(),
      lastError: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});
export type AdminOrderDetail = Static<typeof AdminOrderDetail>;

const OrderChange = Type.Object({ state: Type.Enum([...ORDER_STATES]) });

const ShopParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

export const productCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/shop/products' },
    query: Type.Object({ ...cursorQuery, search: Type.Optional(Type.String({ maxLength: 200 })) }),
    answer: CursorPage(AdminProduct),
  }),
  currency: endpoint({
    ...{ method: 'GET', path: '/shop/currency' },
    answer: Type.Object({ currency: ProductDraft.properties.currency }),
  }),
  add: endpoint({ method: 'POST', path: '/shop/products', body: ProductDraft, answer: AdminProduct }),
  import: endpoint({
    ...{ method: 'POST', path: '/shop/products/import' },
    ...{ body: ProductTable, answer: ProductImport },
  }),
  read: endpoint({ method: 'GET', path: '/shop/products/:id', params: ShopParams, answer: AdminProduct }),
  change: endpoint({
    ...{ method: 'PUT', path: '/shop/products/:id' },
    ...{ params: ShopParams, body: ProductDraft, answer: AdminProduct },
  }),
  remove: endpoint({ method: 'DELETE', path: '/shop/products/:id', params: ShopParams }),
};

const ofOneOrder = { params: ShopParams, answer: AdminOrderDetail };

export const orderCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/shop/orders' },
    query: Type.Object({
      ...cursorQuery,
      search: Type.Optional(Type.String({ maxLength: 200 })),
      state: Type.Optional(ListedState),
    }),
    answer: CursorPage(AdminOrder),
  }),
  read: endpoint({ method: 'GET', path: '/shop/orders/:id', ...ofOneOrder }),
  change: endpoint({ method: 'PUT', path: '/shop/orders/:id', body: OrderChange, ...ofOneOrder }),
  remove: endpoint({ method: 'DELETE', path: '/shop/orders/:id', params: ShopParams }),
  markSpam: endpoint({ method: 'POST', path: '/shop/orders/:id/spam', ...ofOneOrder }),
  markHam: endpoint({ method: 'POST', path: '/shop/orders/:id/not-spam', ...ofOneOrder }),
  resend: endpoint({ method: 'POST', path: '/shop/orders/:id/resend', params: ShopParams }),
};
