import { choice, color, link } from '../../model/fields/Field.ts';
import { alignment, typography } from '../../model/fields/groups.ts';
import { HEADING_SIZE_NAMES, HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { PostTitle } from '../../parts/post/PostTitle.tsx';
import { headingStyle } from '../heading/heading.style.ts';

export const widget: Widget = {
  type: 'theme-post-title',
  Render: PostTitle,
  style: headingStyle,
  editor: {
    label: 'Title of the post',
    category: 'site',
    order: 10,
    icon: 'M4 6h16M12 6v13M9 19h6',
    fields: [
      choice('header_size', 'Is', { h1: 'Heading 1', ...HEADING_TAG_NAMES }),
      link('link', 'Leads to'),
      choice('size', 'Size', HEADING_SIZE_NAMES),
      alignment(),
      color('title_color', 'Colour'),
      ...typography(),
    ],
    newSettings: { header_size: 'h1' },
  },
};
