import { radius } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

export const searchStyle = styleTable(radius('search_field_border_radius', ' .e-search-input'));
