import { classFields } from '../atomic/atomic.fields.ts';
import { numberShape } from '../atomic/fieldShapes.ts';
import { wordShape, wordsShape } from '../atomic/shapes.ts';
import { choice, type Field, number, text } from '../fields/Field.ts';
import { ATOMIC_PARTS } from './atomicParts.ts';
import type { EditorWidget } from './EditorWidget.ts';

const asWord = { shape: wordShape } as const;

const anchor: Field = text('_cssid', 'Link target (ID)', { shape: wordsShape });

const LABELS: Readonly<Record<(typeof ATOMIC_PARTS)[number], string>> = {
  'e-tabs-menu': 'Tab menu',
  'e-tab': 'Tab',
  'e-tabs-content-area': 'Tab panels',
  'e-tab-content': 'Tab panel',
  'e-accordion-item': 'Accordion item',
  'e-accordion-item-header': 'Item header',
  'e-accordion-item-title': 'Item title',
  'e-accordion-item-icon': 'Item icon',
  'e-accordion-item-content': 'Item content',
  'e-form-success-message': 'Success message',
  'e-form-error-message': 'Error message',
};

/** Version 4 tabs, accordions and forms, and their parts. */
export const atomicWholes: readonly (readonly [string, EditorWidget])[] = [
  [
    'e-tabs',
    whole('Tabs (version 4)', ['tabs', 'panels'], 80, 'M4 8h16v12h-16zM4 8v-4h5v4M12 8v-4h5v4', [
      number(
        'default-active-tab',
        'Open tab at first (0 is the first one)',
        { min: 0 },
        {
          shape: numberShape,
        },
      ),
    ]),
  ],
  [
    'e-accordion',
    whole('Accordion (version 4)', ['accordion', 'faq'], 82, 'M4 4h16v5h-16zM4 13h16M4 17h16M4 21h16', [
      choice(
        'default_state',
        'Initial state',
        { first_expanded: 'First item open', all_collapsed: 'All closed' },
        asWord,
      ),
      choice('max_expanded', 'Open at once', { one: 'One', multiple: 'Any number' }, asWord),
    ]),
  ],
  [
    'e-form',
    whole('Form (version 4)', ['form', 'contact', 'fields'], 84, 'M4 5h16v5h-16zM4 14h10v5h-10z', [
      text('form-name', 'Name', { shape: wordsShape, help: 'Messages are listed under this name.' }),
    ]),
  ],
  ...ATOMIC_PARTS.map(
    (part) =>
      [
        part,
        {
          ...whole(LABELS[part], [], 90, 'M5 5h14v14h-14z', []),
          isPart: true,
        },
      ] as const,
  ),
];

function whole(
  label: string,
  keywords: readonly string[],
  order: number,
  icon: string,
  fields: readonly Field[],
): EditorWidget {
  return {
    ...{ label, keywords, order, icon, category: 'atomic', newSettings: {} },
    fields: [...fields, anchor, ...classFields],
  };
}
