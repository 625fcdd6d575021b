import { color } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { MenuCart } from './MenuCart.tsx';
import { menuCartStyle } from './woocommerce-menu-cart.style.ts';

export const widget: Widget = {
  type: 'woocommerce-menu-cart',
  Render: MenuCart,
  style: menuCartStyle,
  editor: {
    label: 'Cart',
    category: 'site',
    keywords: ['basket', 'shop', 'woocommerce'],
    order: 45,
    icon: 'M3 9h18l-2.500 11h-13zM7 9l3 -6M17 9l-3 -6',
    fields: [
      color('toggle_button_icon_color', 'Icon'),
      color('toggle_button_background_color', 'Background'),
    ],
    newSettings: {},
  },
  examples: () => import('./woocommerce-menu-cart.gallery.ts'),
};
