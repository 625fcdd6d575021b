import { cssFilters } from '../../model/styles/groups/frame.ts';
import { length, number } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const MAP = ' .elementor-custom-embed';

export const googleMapsStyle = styleTable(
  length('height', MAP, 'block-size'),
  cssFilters('css_filters', MAP),
  cssFilters('css_filters_hover', `:hover${MAP}`),
  number('hover_transition', MAP, { transition: 'filter {}s' }, { isForAllDevices: true }),
);
