import { choice, color, icon, link, rows, text, textarea, toggle } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { PriceTable } from './PriceTable.tsx';
import { priceTableStyle } from './price-table.style.ts';

export const widget: Widget = {
  type: 'price-table',
  Render: PriceTable,
  style: priceTableStyle,
  editor: {
    label: 'Price table',
    category: 'numbers',
    keywords: ['pricing', 'plan', 'package'],
    order: 51,
    icon: 'M5 3h14v18h-14zM5 8h14M9 12h6M9 16h6',
    fields: [
      text('heading', 'Name'),
      text('sub_heading', 'Subtitle'),
      choice('currency_symbol', 'Currency', {
        dollar: '$',
        euro: '€',
        pound: '£',
        yen: '¥',
        custom: 'Custom',
      }),
      text('currency_symbol_custom', 'Currency symbol', {
        isShown: ({ currency_symbol: sign }) => sign === 'custom',
      }),
      choice('currency_position', 'Currency position', {
        before: 'Before the price',
        after: 'After the price',
      }),
      text('price', 'Price'),
      toggle('sale', 'On sale'),
      text('original_price', 'Original price', { isShown: ({ sale }) => sale === 'yes' }),
      text('period', 'Period'),
      choice(
        'period_position',
        'Period position',
        { below: 'Below the price', beside: 'Beside the price' },
        { isShown: ({ period }) => period !== '' },
      ),
      rows('features_list', 'Features', {
        title: 'item_text',
        rowLabel: 'Line',
        newRow: {
          item_text: 'Another item',
          selected_item_icon: { library: 'fa-solid', value: 'fas fa-check' },
        },
        fields: [
          text('item_text', 'Text'),
          icon('selected_item_icon', 'Icon'),
          color('item_icon_color', 'Icon colour'),
        ],
      }),
      toggle('list_divider', 'Dividers', { isOnAtFirst: true }),
      text('button_text', 'Button text'),
      link('link', 'Link'),
      textarea('footer_additional_info', 'Footer text'),
      text('ribbon_title', 'Ribbon'),
      choice('ribbon_horizontal_position', 'Ribbon position', { right: 'End', left: 'Start' }),
      color('header_bg_color', 'Header background'),
      color('price_color', 'Price'),
    ],
    defaults: {
      settings: {
        heading: 'Enter your title',
        sub_heading: 'Enter your description',
        price: '39.99',
        original_price: '59',
        period: 'Monthly',
        features_list: [1, 2, 3].map((count) => ({
          item_text: `List Item #${count}`,
          selected_item_icon: { library: 'fa-regular', value: 'far fa-check-circle' },
        })),
        button_text: 'Click Here',
        footer_additional_info: 'This is text element',
        ribbon_title: 'Popular',
      },
      rows: {
        features_list: {
          item_text: 'List Item',
          selected_item_icon: { library: 'fa-regular', value: 'far fa-check-circle' },
        },
      },
    },
    newSettings: {
      heading: 'Our plan',
      sub_heading: '',
      footer_additional_info: '',
      ribbon_title: '',
      currency_symbol: 'pound',
      price: '39.00',
      period: 'a month',
      button_text: 'Choose',
      link: { url: '#' },
      features_list: [
        { item_text: 'First item', selected_item_icon: { library: 'fa-solid', value: 'fas fa-check' } },
      ],
    },
  },
  examples: () => import('./price-table.gallery.ts'),
};
