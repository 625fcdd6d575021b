import { choice, color, link, textarea } from '../../model/fields/Field.ts';
import { alignment, typography } from '../../model/fields/groups.ts';

export const headingFields = [
  textarea('title', 'Text'),
  link('link', 'Link'),
  choice('header_size', 'Level', {
    h1: 'Heading 1 (main heading)',
    h2: 'Heading 2',
    h3: 'Heading 3',
    h4: 'Heading 4',
    h5: 'Heading 5',
    h6: 'Heading 6',
    p: 'A paragraph',
    div: 'Plain text',
  }),
  choice('size', 'Size', {
    default: 'Site default',
    small: 'Small',
    medium: 'Medium',
    large: 'Large',
    xl: 'Very large',
    xxl: 'Huge',
  }),
  alignment(),
  color('title_color', 'Colour'),
  ...typography(),
];
