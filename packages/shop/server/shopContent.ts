import type { FeatureContent } from '@portico/kernel/server';

/** Products. Orders have their own names and prices, and stay. */
export const shopContent: FeatureContent = {
  tables: [{ name: 'shop_products', key: ['id'], dated: ['updated_at'], unique: ['slug'] }],
};
