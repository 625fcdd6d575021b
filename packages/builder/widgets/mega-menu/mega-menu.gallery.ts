import { galleryContainer, galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'Menu with any content',
      settings: {
        item_layout: 'horizontal, vertical, dropdown',
        breakpoint_selector: 'tablet, mobile, none',
      },
      example: galleryWidget(
        'da93031',
        'mega-menu',
        {
          menu_items: [
            { item_title: 'Wood', item_dropdown_content: 'yes' },
            { item_title: 'Contact', item_link: { url: '#contact' }, item_dropdown_content: 'no' },
          ],
        },
        [
          galleryContainer('da93032', ['heading', { title: 'Everything about wood' }]),
          galleryContainer('da93033', ['heading', { title: 'Never shown' }]),
        ],
      ),
    },
  ],
};
