import type { FeatureContent } from '@portico/kernel/server';

/** Products. Orders have names and prices of their own, and stay. */
export const shopContent: FeatureContent = {
  tables: [{ name: 'shop_products', key: ['id'], dated: ['updated_at'], unique: ['slug'] }],
};
