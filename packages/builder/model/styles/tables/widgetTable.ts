import { mask } from '../groups/mask.ts';
import { flexItem, gridItem, position, sticky } from '../groups/place.ts';
import { length, number, sides, word } from '../groups/plain.ts';
import { transform } from '../groups/transform.ts';
import { styleTable } from '../styleTable.ts';
import { box } from './box.ts';

/** In a column it adds to the gap before the next element. */
const MARGIN = sides('_margin', '', {
  'margin-block': '{top} calc({bottom} + var(--p-below,0px))',
  'margin-right': '{right}',
  'margin-left': '{left}',
});

/** Settings that every widget has. */
export const widgetTable = styleTable(
  box('_').map((control) => (control.setting === MARGIN.setting ? MARGIN : control)),
  word('_element_width', '', 'inline-size', { inherit: '100%', auto: 'auto' }),
  length(
    '_element_custom_width',
    '',
    { 'inline-size': '{}', 'flex-grow': '0' },
    { when: { _element_width: ['initial'] } },
  ),
  gridItem('_'),
  flexItem(),
  word('_element_vertical_align', '', 'align-self', ['flex-start', 'center', 'flex-end'], {
    when: { _element_width: ['*'], _position: [''] },
  }),
  sticky(),
  position('_position'),
  number('_z_index', '', 'z-index'),
  transform(),
  mask(),
);
