import type { Generated } from 'kysely';

export interface ShopTables {
  shop_products: {
    id: Generated<number>;
    slug: string;
    name: string;
    summary: string;
    description: string;
    category: string;
    price: number;
    currency: string;
    picture: string;
    picture_alt: string;
    stock: number | null;
    is_shown: number;
    updated_at: number;
  };
  shop_carts: {
    /** A hash of the visitor's cookie: reading the table does not allow taking over a cart. */
    id: string;
    /** JSON: pairs of product and quantity. */
    lines: string;
    updated_at: number;
  };
  shop_orders: {
    id: Generated<number>;
    state: string;
    name: string;
    email: string;
    note: string;
    /** JSON: what was requested, with the names and prices at the time. */
    lines: string;
    total: number;
    currency: string;
    remote_ip: string;
    created_at: number;
    /** The key of the submitted form: the same one twice is one order. */
    submission_key: string | null;
    /** Its ID in the spam protection's log. */
    verdict_id: string | null;
    /** JSON: sentences. */
    spam_reasons: string;
    mailed_at: number | null;
  };
}
