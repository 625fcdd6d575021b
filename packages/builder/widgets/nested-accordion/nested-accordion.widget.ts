import { newRows } from '../../model/edits/newRows.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { NestedAccordion } from './NestedAccordion.tsx';
import { nestedAccordionFields } from './nested-accordion.fields.ts';
import { nestedAccordionStyle } from './nested-accordion.style.ts';

export const widget: Widget = {
  type: 'nested-accordion',
  Render: NestedAccordion,
  style: nestedAccordionStyle,
  island: { moment: 'visible' },
  editor: {
    label: 'Accordion with any content',
    category: 'panels',
    keywords: ['fold', 'questions', 'faq'],
    order: 50,
    icon: 'M7 5a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2l0 -10M17 17v2a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2h2',
    fields: nestedAccordionFields,
    defaults: {
      settings: { items: [1, 2, 3].map((count) => ({ item_title: `Item #${count}` })) },
      rows: { items: { item_title: 'Item Title' } },
    },
    newSettings: { items: newRows('item_title') },
    panelRows: 'items',
    canvas: { has: '.e-n-accordion-item', keepsItem: true },
  },
  examples: () => import('./nested-accordion.gallery.ts'),
};
