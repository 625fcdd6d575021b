import { length } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

export const googleMapsStyle = styleTable(length('height', ' .elementor-custom-embed', 'block-size'));
