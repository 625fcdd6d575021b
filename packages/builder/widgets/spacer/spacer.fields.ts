import { size } from '../../model/fields/Field.ts';

export const spacerFields = [
  size('space', 'Height', { group: 'content', units: ['px', 'em', 'rem', 'vh'], max: 600 }),
];
