import { choice, html, rows, text } from '../../model/fields/Field.ts';

/** Accordion and toggle only differ in how many items may be open, not in their settings. */
export const disclosureFields = [
  rows('tabs', 'Items', {
    title: 'tab_title',
    rowLabel: 'Item',
    newRow: { tab_title: 'A question', tab_content: '<p>Its answer.</p>' },
    fields: [text('tab_title', 'Title'), html('tab_content', 'Text')],
  }),
  choice('title_html_tag', 'Title tag', {
    div: 'Plain',
    h2: 'Heading 2',
    h3: 'Heading 3',
    h4: 'Heading 4',
    h5: 'Heading 5',
    h6: 'Heading 6',
  }),
  choice('icon_align', 'Icon position', { left: 'Start', right: 'End' }, { group: 'style' }),
];
