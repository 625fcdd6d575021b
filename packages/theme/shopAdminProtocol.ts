import Type, { type Static } from 'typebox';

/** The calls between the administrator's shop screens and the server. */
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

export const AdminOrder = Type.Object({
  id: Type.Integer(),
  state: Type.Enum([...ORDER_STATES]),
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
});
export type AdminOrder = Static<typeof AdminOrder>;

export const OrderChange = Type.Object({ state: Type.Enum([...ORDER_STATES]) });

export const ShopParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
