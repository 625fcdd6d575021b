import { mask } from '../groups/mask.ts';
import { flexItem, gridItem, position, sticky } from '../groups/place.ts';
import { length, number, word } from '../groups/plain.ts';
import { transform } from '../groups/transform.ts';
import { styleTable } from '../styleTable.ts';
import { box } from './box.ts';

/** What every widget can be told, whichever it is. */
export const widgetTable = styleTable(
  box('_'),
  word(
    '_element_width',
    '',
    {},
    {
      inherit: { 'inline-size': '100%', 'max-inline-size': '100%' },
      auto: { 'inline-size': 'auto', 'max-inline-size': '100%' },
    },
  ),
  length(
    '_element_custom_width',
    '',
    { 'inline-size': '{}', 'max-inline-size': '100%', 'flex-grow': '0' },
    { when: { _element_width: ['initial'] } },
  ),
  gridItem('_'),
  flexItem(),
  word('_element_vertical_align', '', 'align-self', ['flex-start', 'center', 'flex-end'], {
    when: { _position: [''] },
  }),
  sticky(),
  position('_position'),
  number('_z_index', '', 'z-index'),
  transform(),
  mask(),
);
