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
    /** A digest of what the visitor's cookie holds: whoever reads the table cannot take over a cart. */
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
    /** JSON: what was asked for, with names and prices of that day. */
    lines: string;
    total: number;
    currency: string;
    remote_ip: string;
    created_at: number;
    /** Of the form that was sent: the same one twice is one order. */
    submission_key: string | null;
    /** Of the spam protection's log. */
    verdict_id: string | null;
    /** JSON: sentences. */
    spam_reasons: string;
    mailed_at: number | null;
  };
}
