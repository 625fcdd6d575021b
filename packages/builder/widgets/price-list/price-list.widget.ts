import { choice, color, link, media, rows, size, text, textarea } from '../../model/fields/Field.ts';
import { pictureSize } from '../../model/fields/groups.ts';
import { SHORT_LOREM_IPSUM } from '../../model/settings/defaultValues.ts';
import { HEADING_TAG_NAMES, TEXT_TAG_NAMES } from '../../model/settings/headingTag.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { PriceList } from './PriceList.tsx';
import { priceListStyle } from './price-list.style.ts';

export const widget: Widget = {
  type: 'price-list',
  Render: PriceList,
  style: priceListStyle,
  editor: {
    label: 'Price list',
    category: 'numbers',
    keywords: ['menu', 'prices', 'tariff'],
    order: 50,
    icon: 'M4 6h9M4 12h9M4 18h9M17 6h3M17 12h3M17 18h3',
    fields: [
      rows('price_list', 'Items', {
        title: 'title',
        rowLabel: 'Line',
        newRow: { title: 'Something new', price: '£10' },
        fields: [
          text('title', 'Title'),
          text('price', 'Price'),
          textarea('item_description', 'Text'),
          media('image', 'Picture'),
          link('link', 'Link'),
        ],
      }),
      ...pictureSize('image_size'),
      size('row_gap', 'Gap', { units: ['px', 'em'] }),
      color('heading_color', 'Titles'),
      color('price_color', 'Prices'),
      choice('title_tag', 'Title tag', HEADING_TAG_NAMES),
      choice('description_tag', 'Text tag', TEXT_TAG_NAMES),
      color('description_color', 'Text colour'),
    ],
    defaults: {
      settings: {
        price_list: [
          ['First', '$20'],
          ['Second', '$9'],
          ['Third', '$32'],
        ].map(([count, price]) => ({
          title: `${count} item on the list`,
          item_description: SHORT_LOREM_IPSUM,
          price,
        })),
      },
    },
    newSettings: {
      price_list: [
        { title: 'The first', price: '£10', item_description: 'A short description.' },
        { title: 'The second', price: '£20', item_description: 'A short description.' },
      ],
    },
  },
  examples: () => import('./price-list.gallery.ts'),
};
