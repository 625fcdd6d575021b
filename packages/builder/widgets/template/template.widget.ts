import { siteChoice } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Template } from './Template.tsx';

export const widget: Widget = {
  type: 'template',
  Render: Template,
  editor: {
    label: 'Template',
    category: 'site',
    keywords: ['template', 'library', 'block', 'section', 'saved', 'reuse'],
    order: 64,
    icon: 'M4 4h16v5h-16zM4 12h7v8h-7zM14 12h6v8h-6z',
    fields: [siteChoice('template_id', 'Template', 'saved-parts', { none: 'Nothing yet' })],
    newSettings: {},
  },
};
