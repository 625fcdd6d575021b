import { choice, color, html, icon, link, media, rows, size, text } from '../../model/fields/Field.ts';
import { pictureSize } from '../../model/fields/groups.ts';
import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Hotspot } from './Hotspot.tsx';
import { hotspotStyle, placeStyle } from './hotspot.style.ts';

/** As Elementor Pro stores them: the side of the place that the words begin at. */
const SIDES = { bottom: 'Above', top: 'Below', right: 'Left', left: 'Right' } as const;

export const widget: Widget = {
  type: 'hotspot',
  Render: Hotspot,
  style: hotspotStyle,
  rowStyle: { rows: 'hotspot', part: ' .portico-hotspots-places > :nth-child({row})', style: placeStyle },
  editor: {
    label: 'Hotspots',
    category: 'media',
    keywords: ['picture', 'tooltip', 'places', 'map'],
    order: 60,
    icon: 'M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 12m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
    fields: [
      media('image', 'Picture'),
      ...pictureSize('image'),
      rows('hotspot', 'Places', {
        title: 'hotspot_label',
        rowLabel: 'Place',
        newRow: { hotspot_tooltip_content: 'What there is to see here.' },
        fields: [
          text('hotspot_label', 'Label'),
          icon('hotspot_icon', 'Icon'),
          html('hotspot_tooltip_content', 'Tooltip'),
          link('hotspot_link', 'Link'),
          choice('hotspot_horizontal', 'Measured from', { left: 'Left', right: 'Right' }),
          size('hotspot_offset_x', 'Across', { units: ['%'] }),
          choice('hotspot_vertical', 'And from', { top: 'Top', bottom: 'Bottom' }),
          size('hotspot_offset_y', 'Down', { units: ['%'] }),
        ],
      }),
      choice('hotspot_animation', 'Animation', {
        'e-hotspot--soft-beat': 'Soft beat',
        'e-hotspot--expand': 'Expand',
        'e-hotspot--overlay': 'Overlay',
        '': 'None',
      }),
      choice('tooltip_position', 'Tooltip position', SIDES),
      choice('tooltip_trigger', 'Tooltip opens', {
        mouseenter: 'On hover',
        click: 'On click',
        none: 'Always open',
      }),
      size('style_hotspot_size', 'Size'),
      color('style_hotspot_color', 'Colour'),
      color('style_hotspot_box_color', 'Background'),
      color('style_tooltip_text_color', 'Tooltip text'),
      color('style_tooltip_color', 'Tooltip background'),
    ],
    defaults: {
      settings: { image: PLACEHOLDER_PICTURE, hotspot: [{}] },
      rows: { hotspot: { hotspot_tooltip_content: 'Add Your Tooltip Text Here' } },
    },
    newSettings: {
      image: PLACEHOLDER_PICTURE,
      hotspot: [{ hotspot_tooltip_content: 'What there is to see here.' }],
    },
  },
  examples: () => import('./hotspot.gallery.ts'),
};
