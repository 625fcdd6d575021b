import { linkOf } from '../../model/settings/link.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Heading } from './Heading.tsx';
import { headingFields } from './heading.fields.ts';
import { headingStyle } from './heading.style.ts';

export const widget: Widget = {
  type: 'heading',
  Render: Heading,
  style: headingStyle,
  editor: {
    label: 'Heading',
    category: 'basic',
    keywords: ['title', 'headline', 'h1', 'h2'],
    order: 10,
    icon: 'M7 12h10M7 5v14M17 5v14M15 19h4M15 5h4M5 19h4M5 5h4',
    fields: headingFields,
    defaults: { settings: { title: 'Add Your Heading Text Here' } },
    newSettings: { title: 'A heading', header_size: 'h2' },
    typed: {
      setting: 'title',
      at: ({ link }) => `.elementor-heading-title${linkOf(link) ? ' > a' : ''}`,
    },
  },
  examples: () => import('./heading.gallery.ts'),
};
