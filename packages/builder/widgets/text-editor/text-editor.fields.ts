import { choice, color, html, toggle } from '../../model/fields/Field.ts';
import { alignment, typography } from '../../model/fields/groups.ts';

export const textEditorFields = [
  html('editor', 'Text'),
  toggle('drop_cap', 'Drop cap'),
  choice(
    'drop_cap_view',
    'Drop cap style',
    { default: 'Plain', stacked: 'Filled', framed: 'Framed' },
    { isShown: (settings) => settings.drop_cap === 'yes' },
  ),
  alignment(),
  color('text_color', 'Colour'),
  ...typography(),
];
