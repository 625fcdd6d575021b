import { atomicLink } from '../../model/atomic/atomic.fields.ts';
import { drawingShape } from '../../model/atomic/fieldShapes.ts';
import { drawing } from '../../model/fields/Field.ts';
import { ATOMIC_DRAWING } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { AtomicSvg } from './AtomicSvg.tsx';

export const widget: Widget = {
  type: 'e-svg',
  Render: AtomicSvg,
  editor: {
    label: 'Drawing (version 4)',
    category: 'atomic',
    order: 50,
    icon: 'M4 20l1 -4l11 -11l3 3l-11 11zM14 7l3 3',
    fields: [drawing('svg', 'Drawing', { shape: drawingShape }), atomicLink],
    defaults: { settings: { svg: ATOMIC_DRAWING } },
    newSettings: { svg: { $$type: 'svg-src', value: { id: null, url: { $$type: 'url', value: '' } } } },
  },
};
