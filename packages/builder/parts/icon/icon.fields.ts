import { choice, color, type Field, icon, media, size } from '../../model/fields/Field.ts';
import { pictureSize } from '../../model/fields/groups.ts';
import type { Settings } from '../../model/settings/read.ts';

const FRAMES = { default: 'None', stacked: 'Filled', framed: 'Framed' } as const;

/** Fields of every widget with a framed icon. */
export const iconFields = [
  icon('selected_icon', 'Icon'),
  choice('view', 'Frame', FRAMES),
  choice(
    'shape',
    'Frame shape',
    { circle: 'Circle', rounded: 'Rounded', square: 'Square' },
    { isShown: ({ view }) => view === 'stacked' || view === 'framed' },
  ),
  color('primary_color', 'Primary colour'),
  color('secondary_color', 'Second colour', {
    isShown: ({ view }) => view === 'stacked' || view === 'framed',
  }),
  color('hover_primary_color', 'Primary colour on hover'),
  size('icon_padding', 'Frame padding'),
];

/** The picture or icon above the text of an Elementor Pro box. `usual` is its default. */
export function graphicFields(picture: string, usual: 'icon' | 'none'): readonly Field[] {
  const has = (graphic: string) => ({
    isShown: ({ graphic_element: chosen = usual }: Settings) => chosen === graphic,
  });
  const isFramed = ({ icon_view: view, ...settings }: Settings) =>
    has('icon').isShown(settings) && (view === 'stacked' || view === 'framed');
  return [
    choice('graphic_element', 'Above the text', { none: 'Nothing', image: 'Picture', icon: 'Icon' }),
    media(picture, 'Picture above the text', has('image')),
    ...pictureSize(picture, has('image').isShown),
    icon('selected_icon', 'Icon', has('icon')),
    choice('icon_view', 'Frame', FRAMES, has('icon')),
    choice('icon_shape', 'Frame shape', { circle: 'Circle', square: 'Square' }, { isShown: isFramed }),
  ];
}
