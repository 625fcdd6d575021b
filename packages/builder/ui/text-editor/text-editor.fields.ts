import { choice, color, html, toggle } from '../../editor/fields/Field.ts';
import { alignment, typography } from '../../editor/fields/groups.ts';

export const textEditorFields = [
  html('editor', 'Text'),
  toggle('drop_cap', 'Large first letter'),
  choice(
    'drop_cap_view',
    'First letter’s look',
    { default: 'Plain', stacked: 'On a ground', framed: 'In a frame' },
    { isShown: (settings) => settings.drop_cap === 'yes' },
  ),
  alignment(),
  color('text_color', 'Colour'),
  ...typography(),
];
