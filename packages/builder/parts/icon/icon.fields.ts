import { choice, color, icon, size } from '../../model/fields/Field.ts';

/** What every widget with an icon in a frame offers. */
export const iconFields = [
  icon('selected_icon', 'Icon'),
  choice('view', 'Frame', { default: 'None', stacked: 'On a patch of colour', framed: 'In a ring' }),
  choice(
    'shape',
    'Shape of the frame',
    { circle: 'Circle', rounded: 'Rounded', square: 'Square' },
    { isShown: ({ view }) => view === 'stacked' || view === 'framed' },
  ),
  color('primary_color', 'Main colour'),
  color('secondary_color', 'Second colour', {
    isShown: ({ view }) => view === 'stacked' || view === 'framed',
  }),
  color('hover_primary_color', 'Main colour when pointed at'),
  size('icon_padding', 'Space in the frame'),
];
