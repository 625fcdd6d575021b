import { choice, color, icon, link, rows, size, text } from '../../model/fields/Field.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { megaMenuStyle } from './mega-menu.style.ts';

const newRow = { item_title: 'Item', item_dropdown_content: 'no' };
const ITEMS = [1, 2, 3].map((number) => ({ ...newRow, item_title: `Item #${number}` }));

export const widget: Widget = {
  type: 'mega-menu',
  Render: MegaMenu,
  style: megaMenuStyle,
  editor: {
    label: 'Menu with any content',
    category: 'site',
    keywords: ['navigation', 'mega menu', 'dropdown'],
    order: 42,
    icon: 'M3 4h18v4h-18zM3 12h18v8h-18zM9 12v8M15 12v8',
    fields: [
      rows('menu_items', 'Items', {
        title: 'item_title',
        rowLabel: 'Item',
        newRow,
        fields: [
          text('item_title', 'Title'),
          link('item_link', 'Link'),
          choice('item_dropdown_content', 'Opens its container', { no: 'No', yes: 'Yes' }),
          icon('item_icon', 'Icon'),
          text('element_id', 'CSS ID'),
        ],
      }),
      text('menu_name', 'Name'),
      choice('item_layout', 'Layout', {
        horizontal: 'Horizontal',
        vertical: 'Vertical',
        dropdown: 'Behind a button',
      }),
      choice('breakpoint_selector', 'Behind a button', {
        tablet: 'On tablets and phones',
        mobile: 'On phones',
        none: 'Never',
      }),
      choice(
        'item_position_horizontal',
        'Items',
        { start: 'Start', center: 'Centre', end: 'End', stretch: 'Stretched' },
        { isPerDevice: true },
      ),
      choice('content_width', 'Content width', {
        full_width: 'Full width',
        fit_to_content: 'Fit to content',
      }),
      choice(
        'content_horizontal_position',
        'Content position',
        { start: 'Start', center: 'Centre', end: 'End' },
        { isShown: ({ content_width }: Settings) => content_width === 'fit_to_content' },
      ),
      icon('menu_item_icon', 'Arrow'),
      icon('menu_toggle_icon_normal', 'Button icon'),
      icon('menu_toggle_icon_active', 'Close icon'),
      size('menu_item_title_space_between', 'Gap', { max: 200 }),
      size('menu_item_title_distance_from_content', 'Distance to the content', { max: 200 }),
      color('menu_item_title_text_color_normal', 'Items'),
      color('menu_item_title_text_color_hover', 'Items, hovered'),
      color('menu_item_title_text_color_active', 'Current item'),
    ],
    defaults: { settings: { menu_items: ITEMS } },
    newSettings: { menu_items: ITEMS },
    panelRows: 'menu_items',
  },
  examples: () => import('./mega-menu.gallery.ts'),
};
