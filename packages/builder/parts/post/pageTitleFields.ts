import { choice, color, type Field, link } from '../../model/fields/Field.ts';
import { alignment, typography } from '../../model/fields/groups.ts';
import { HEADING_SIZE_NAMES, HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';

/** A title from the page: of a post, of a page, of a list. */
export const pageTitleFields: readonly Field[] = [
  choice('header_size', 'HTML tag', { h1: 'Heading 1', ...HEADING_TAG_NAMES }),
  link('link', 'Link'),
  choice('size', 'Size', HEADING_SIZE_NAMES),
  alignment(),
  color('title_color', 'Colour'),
  ...typography(),
];
