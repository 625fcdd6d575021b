import Type, { type Static } from 'typebox';

/** The calls between the administrator's shop screens and the server. Here: how far a request has come. */
export const ORDER_STATES = ['new', 'in_hand', 'done', 'declined'] as const;

const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });

export const ProductDraft = Type.Object({
  name: text(200, 1),
  slug: Type.String({
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    maxLength: 100,
    description: 'Small letters, numbers and hyphens.',
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

/** What was taken for spam lies aside until somebody says that it is none. */
export const ListedState = Type.Enum([...ORDER_STATES, 'spam']);

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
  spamReasons: Type.Array(Type.String(), { description: 'What the spam verdict was founded on.' }),
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

export const OrderChange = Type.Object({ state: Type.Enum([...ORDER_STATES]) });

export const ShopParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
