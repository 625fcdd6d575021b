import { alignText, length, word } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { buttonControls } from '../../parts/element/buttonStyle.ts';

const BUTTON = ' .elementor-button';
const CONTENT = ' .elementor-button .elementor-button-content-wrapper';

export const buttonStyle = styleTable(
  word('align', BUTTON, {}, { justify: { 'inline-size': 'var(--p-button)', 'text-align': 'center' } }),
  // A narrower device undoes the stretching of a wider one.
  word('align', '', '--p-button', {
    justify: '100%',
    ...{ left: 'auto', start: 'auto', center: 'auto', right: 'auto', end: 'auto' },
  }),
  alignText('align'),
  word('content_align', CONTENT, 'justify-content', {
    // At the start of the text, even if the icon comes last.
    ...{ start: 'start', center: 'center', end: 'end', 'space-between': 'space-between' },
  }),
  word('icon_align', CONTENT, 'flex-direction', ['row', 'row-reverse']),
  length('icon_indent', CONTENT, 'gap'),
  buttonControls(),
);
