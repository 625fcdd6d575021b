import { EXAMPLE_ROWS } from '../../model/edits/newRows.ts';
import { defaultPanels } from '../../model/settings/defaultValues.ts';
import { disclosureFields } from '../../parts/disclosure/disclosure.fields.ts';
import { disclosureStyle } from '../../parts/disclosure/disclosure.style.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Accordion } from './Accordion.tsx';

export const widget: Widget = {
  type: 'accordion',
  Render: Accordion,
  style: disclosureStyle('accordion'),
  typeset: ['tabs.tab_content'],
  island: { moment: 'visible' },
  editor: {
    label: 'Accordion',
    category: 'panels',
    keywords: ['fold', 'questions', 'faq'],
    order: 10,
    icon: 'M13 5h8M13 9h5M13 15h8M13 19h5M3 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M3 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4',
    fields: disclosureFields,
    defaults: defaultPanels('Accordion'),
    newSettings: { tabs: EXAMPLE_ROWS },
  },
  examples: () => import('./accordion.gallery.ts'),
};
