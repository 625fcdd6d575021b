import { choice, color, link, rows, size, text, toggle } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { NETWORKS } from './networks.ts';
import { ShareButtons } from './ShareButtons.tsx';
import { shareButtonsStyle } from './share-buttons.style.ts';

export const widget: Widget = {
  type: 'share-buttons',
  Render: ShareButtons,
  style: shareButtonsStyle,
  editor: {
    label: 'Share buttons',
    category: 'site',
    keywords: ['social', 'facebook', 'share'],
    order: 30,
    icon: 'M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.700 10.700l6.600 -3.400M8.700 13.300l6.600 3.400',
    fields: [
      rows('share_buttons', 'Networks', {
        title: 'button',
        rowLabel: 'Network',
        newRow: { button: 'email' },
        fields: [
          choice(
            'button',
            'Network',
            Object.fromEntries([...NETWORKS].map(([name, { label }]) => [name, label])),
          ),
          text('text', 'Label'),
        ],
      }),
      choice('view', 'Show', { 'icon-text': 'Icon and text', icon: 'Icon', text: 'Text' }),
      toggle('show_label', 'Label', {
        isOnAtFirst: true,
        isShown: ({ view = 'icon-text' }) => view === 'icon-text',
      }),
      choice('skin', 'Style', {
        gradient: 'Gradient',
        flat: 'Filled',
        framed: 'Framed',
        boxed: 'Boxed icon',
        minimal: 'Minimal',
      }),
      choice('shape', 'Shape', { square: 'Square', rounded: 'Rounded', circle: 'Round' }),
      choice('share_url_type', 'Address to share', { current_page: 'This page', custom: 'Custom address' }),
      link('share_url', 'Address', { isShown: ({ share_url_type }) => share_url_type === 'custom' }),
      size('column_gap', 'Gap', { units: ['px'] }),
      choice('color_source', 'Colours', { official: 'Official', custom: 'Custom' }),
      color('primary_color', 'Background colour'),
      color('secondary_color', 'Text colour'),
    ],
    defaults: {
      settings: {
        share_buttons: ['facebook', 'twitter', 'linkedin'].map((button) => ({ button })),
      },
      rows: { share_buttons: { button: 'facebook' } },
    },
    newSettings: { share_buttons: [{ button: 'facebook' }, { button: 'email' }] },
  },
  examples: () => import('./share-buttons.gallery.ts'),
};
