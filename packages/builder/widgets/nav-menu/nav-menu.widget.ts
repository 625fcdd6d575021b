import { choice, color, icon, siteMenu, size, text, toggle } from '../../model/fields/Field.ts';
import { labelOfWord } from '../../model/fields/settingWords.ts';
import { type Settings, textOf } from '../../model/settings/read.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { NavMenu } from './NavMenu.tsx';
import { navMenuStyle } from './nav-menu.style.ts';
import { MOVEMENTS } from './pointers.ts';

const hasLine = ({ layout }: Settings): boolean => layout !== 'dropdown';
const isInLine = ({ layout = 'horizontal' }: Settings): boolean => layout === 'horizontal';
const WORDS = { group: 'style', turnsOn: { menu_typography_typography: 'custom' } } as const;

/** The pointer's animation: one setting per kind of pointer. */
const pointerFields = [...new Set(Object.values(MOVEMENTS))].map(({ setting, ways }) =>
  choice(setting, 'Pointer animation', Object.fromEntries(ways.map((way) => [way, labelOfWord(way)])), {
    isShown: (settings) =>
      hasLine(settings) && MOVEMENTS[textOf(settings.pointer, 'underline')]?.setting === setting,
  }),
);

export const widget: Widget = {
  type: 'nav-menu',
  Render: NavMenu,
  style: navMenuStyle,
  editor: {
    label: 'Menu',
    category: 'site',
    keywords: ['navigation', 'nav', 'links'],
    order: 42,
    icon: 'M4 6h16M4 12h16M4 18h16',
    fields: [
      siteMenu('menu', 'Menu', { help: 'Edit its items under Menus.' }),
      text('menu_name', 'Label for screen readers', { placeholder: 'The name of the menu' }),
      choice('layout', 'Layout', {
        horizontal: 'Horizontal',
        vertical: 'Vertical',
        dropdown: 'Behind a menu button',
      }),
      choice(
        'align_items',
        'Alignment',
        { start: 'Start', center: 'Centre', end: 'End', justify: 'Justified' },
        { isShown: hasLine },
      ),
      choice(
        'pointer',
        'Pointer',
        {
          underline: 'Underline',
          overline: 'Overline',
          'double-line': 'Double line',
          framed: 'Frame',
          background: 'Background',
          text: 'Text colour',
          none: 'None',
        },
        { isShown: hasLine },
      ),
      ...pointerFields,
      icon('submenu_icon', 'Sub-menu indicator'),
      icon('toggle_icon_normal', 'Button icon'),
      icon('toggle_icon_active', 'Close icon'),
      choice(
        'dropdown',
        'Collapse on',
        { mobile: 'Phones', tablet: 'Phones and tablets', none: 'Never' },
        { isShown: hasLine },
      ),
      choice('toggle_align', 'Button alignment', { left: 'Start', center: 'Centre', right: 'End' }),
      choice('full_width', 'Panel width', { '': 'Part of the screen', stretch: 'Whole screen' }),
      color('color_menu_item', 'Items'),
      color('color_menu_item_hover', 'Item on hover'),
      color('color_menu_item_active', 'Current page'),
      color('pointer_color_menu_item_hover', 'Pointer'),
      size('menu_typography_font_size', 'Text size', { ...WORDS, units: ['px', 'rem', 'em'] }),
      size('menu_space_between', 'Gap', { units: ['px', 'rem'] }),
      toggle('nav_menu_divider', 'Dividers between items', { group: 'style', isShown: isInLine }),
      color('color_dropdown_item', 'Sub-menu items'),
      color('background_color_dropdown_item', 'Sub-menu background'),
      color('toggle_color', 'Button'),
    ],
    defaults: { settings: { submenu_icon: { library: 'fa-solid', value: 'fas fa-caret-down' } } },
    newSettings: { layout: 'horizontal', dropdown: 'tablet', pointer: 'underline', toggle_align: 'right' },
  },
  examples: () => import('./nav-menu.gallery.ts'),
};
