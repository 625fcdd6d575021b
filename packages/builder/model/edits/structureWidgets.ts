import { boxFields } from '../atomic/atomic.fields.ts';
import { columnFields, containerFields, sectionFields } from '../fields/structure.fields.ts';
import { atomicWholes } from './atomicWholes.ts';
import type { EditorWidget } from './EditorWidget.ts';

export const columnWidget: EditorWidget = {
  label: 'Column',
  category: 'layout',
  order: 30,
  icon: 'M3 4a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-16M12 3v18',
  fields: columnFields,
  newSettings: { _column_size: 50 },
};

/** The elements that contain others. */
export const structureWidgets: ReadonlyMap<string, EditorWidget> = new Map<string, EditorWidget>([
  [
    'container',
    {
      label: 'Container',
      keywords: ['box', 'group', 'row', 'flexbox', 'grid'],
      category: 'layout',
      order: 10,
      icon: 'M20 4v.01M20 20v.01M20 16v.01M20 12v.01M20 8v.01M8 5a1 1 0 0 1 1 -1h6a1 1 0 0 1 1 1v14a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1l0 -14M4 4v.01M4 20v.01M4 16v.01M4 12v.01M4 8v.01',
      fields: containerFields,
      newSettings: {
        flex_direction: 'column',
        padding: { top: 20, right: 20, bottom: 20, left: 20, unit: 'px' },
      },
    },
  ],
  [
    'section',
    {
      label: 'Section',
      keywords: ['columns', 'row', 'two'],
      category: 'layout',
      order: 20,
      icon: 'M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12M4 12l16 0',
      fields: sectionFields,
      newSettings: {},
    },
  ],
  ['column', columnWidget],
  [
    'e-div-block',
    {
      label: 'Block (version 4)',
      keywords: ['box', 'div', 'container'],
      category: 'atomic',
      order: 2,
      icon: 'M4 4h16v16h-16zM8 8h8M8 12h8M8 16h4',
      fields: boxFields,
      newSettings: {},
    },
  ],
  [
    'e-flexbox',
    {
      label: 'Flexbox (version 4)',
      keywords: ['box', 'row', 'container'],
      category: 'atomic',
      order: 4,
      icon: 'M4 4h16v16h-16zM8 8v8M12 8v8M16 8v8',
      fields: boxFields,
      newSettings: {},
    },
  ],
  [
    'e-grid',
    {
      label: 'Grid (version 4)',
      keywords: ['box', 'table', 'container'],
      category: 'atomic',
      order: 6,
      icon: 'M4 4h16v16h-16zM4 12h16M12 4v16',
      fields: boxFields,
      newSettings: {},
    },
  ],
  ...atomicWholes,
]);
