import { choice, color, type Field, icon, media, size } from '../../model/fields/Field.ts';
import { pictureSize } from '../../model/fields/groups.ts';
import type { Settings } from '../../model/settings/read.ts';

const FRAMES = { default: 'None', stacked: 'On a patch of colour', framed: 'In a ring' } as const;

/** What every widget with an icon in a frame offers. */
export const iconFields = [
  icon('selected_icon', 'Icon'),
  choice('view', 'Frame', FRAMES),
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

/** The picture or the icon above the words of one of Elementor Pro's boxes. `usual` is what it has until something was chosen. */
export function graphicFields(picture: string, usual: 'icon' | 'none'): readonly Field[] {
  const has = (graphic: string) => ({
    isShown: ({ graphic_element: chosen = usual }: Settings) => chosen === graphic,
  });
  const isFramed = ({ icon_view: view, ...settings }: Settings) =>
    has('icon').isShown(settings) && (view === 'stacked' || view === 'framed');
  return [
    choice('graphic_element', 'Above the words', { none: 'Nothing', image: 'A picture', icon: 'An icon' }),
    media(picture, 'Picture above the words', has('image')),
    ...pictureSize(picture, has('image').isShown),
    icon('selected_icon', 'Icon', has('icon')),
    choice('icon_view', 'Frame', FRAMES, has('icon')),
    choice('icon_shape', 'Shape of the frame', { circle: 'Circle', square: 'Square' }, { isShown: isFramed }),
  ];
}
