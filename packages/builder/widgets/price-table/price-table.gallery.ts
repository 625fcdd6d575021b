import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const check = { library: 'fa-solid', value: 'fas fa-check' };

export const examples: WidgetExamples = {
  page: 'prices',
  sections: [
    {
      heading: 'Offer with a price',
      settings: { currency_symbol: 'pound', price: '39.99', sale: 'yes' },
      example: galleryWidget('db30001', 'price-table', {
        heading: 'Winter care',
        sub_heading: 'From November to March',
        currency_symbol: 'pound',
        price: '39.99',
        sale: 'yes',
        original_price: '52',
        period: 'a month',
        features_list: [
          { item_text: 'Gutters cleared', selected_item_icon: check },
          { item_text: 'Two visits after storms', selected_item_icon: check },
        ],
        button_text: 'Ask for it',
        link: { url: '/' },
        footer_additional_info: 'No contract. Stop when you like.',
        ribbon_title: 'Popular',
      }),
    },
  ],
};
