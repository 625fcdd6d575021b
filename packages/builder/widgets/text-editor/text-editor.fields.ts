import { choice, color, html, toggle } from '../../model/fields/Field.ts';
import { alignment, typography } from '../../model/fields/groups.ts';

export const textEditorFields = [
  html('editor', 'Text'),
  toggle('drop_cap', 'Large first letter'),
  choice(
    'drop_cap_view',
    'Style of the first letter',
    { default: 'Plain', stacked: 'On a background', framed: 'Framed' },
    { isShown: (settings) => settings.drop_cap === 'yes' },
  ),
  alignment(),
  color('text_color', 'Colour'),
  ...typography(),
];
