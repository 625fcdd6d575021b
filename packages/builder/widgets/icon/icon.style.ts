import { word } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { iconControls, ON_ICON } from '../../parts/icon/iconStyle.ts';

export const iconStyle = styleTable(
  word('align', ' .elementor-icon-wrapper', 'text-align', ['start', 'center', 'end', 'left', 'right'], {
    cleared: { 'text-align': 'start' },
  }),
  ...iconControls('size', ON_ICON),
  word('fit_to_size', ' .elementor-icon .e-icon-drawing', {}, { yes: { 'inline-size': 'auto' } }),
);
