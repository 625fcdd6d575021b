import type { AdminFeature } from '@portico/kernel/admin';
import { IconBasket, IconPackage } from '@tabler/icons-react';
import type { ShopAdminPorts } from './PicturePicker.ts';

/** The admin screens of the shop: products and order requests. */
export const createShopAdmin = (ports: ShopAdminPorts): AdminFeature => ({
  name: 'shop',
  navigation: [
    {
      label: 'Products',
      to: '/shop/products',
      icon: IconPackage,
      role: 'editor',
      group: 'content',
      order: 50,
    },
    {
      label: 'Order requests',
      to: '/shop/orders',
      icon: IconBasket,
      role: 'administrator',
      group: 'visitors',
      order: 30,
    },
  ],
  screens: [
    { path: 'shop/products', role: 'editor', load: () => import('./ProductsScreen.tsx') },
    {
      path: 'shop/products/:id',
      role: 'editor',
      async load() {
        const { createProductScreen } = await import('./ProductScreen.tsx');
        return { default: createProductScreen(ports) };
      },
    },
    { path: 'shop/orders', role: 'administrator', load: () => import('./OrdersScreen.tsx') },
    { path: 'shop/orders/:id', role: 'administrator', load: () => import('./OrderScreen.tsx') },
  ],
});
