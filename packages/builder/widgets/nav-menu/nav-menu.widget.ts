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

/** How the mark comes: a question for each kind of mark. */
const pointerFields = [...new Set(Object.values(MOVEMENTS))].map(({ setting, ways }) =>
  choice(setting, 'How the mark comes', Object.fromEntries(ways.map((way) => [way, labelOfWord(way)])), {
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
      siteMenu('menu', 'Menu', { help: 'Its items are changed under Menus.' }),
      text('menu_name', 'Name for screen readers', { placeholder: 'The name of the menu' }),
      choice('layout', 'Layout', {
        horizontal: 'In a line',
        vertical: 'One below the other',
        dropdown: 'Behind a button',
      }),
      choice(
        'align_items',
        'Alignment',
        { start: 'Start', center: 'Middle', end: 'End', justify: 'Spread' },
        { isShown: hasLine },
      ),
      choice(
        'pointer',
        'Mark of the item that is pointed at',
        {
          underline: 'Line below',
          overline: 'Line above',
          'double-line': 'Both lines',
          framed: 'Frame',
          background: 'Background',
          text: 'Colour of the words',
          none: 'None',
        },
        { isShown: hasLine },
      ),
      ...pointerFields,
      icon('submenu_icon', 'Mark of items with a sub-menu'),
      icon('toggle_icon_normal', 'Icon of the button'),
      icon('toggle_icon_active', 'Icon that closes the panel'),
      choice(
        'dropdown',
        'Goes behind a button on',
        { mobile: 'Phones', tablet: 'Phones and tablets', none: 'No screen' },
        { isShown: hasLine },
      ),
      choice('toggle_align', 'Place of the button', { left: 'Start', center: 'Middle', right: 'End' }),
      choice('full_width', 'Width of the panel', { '': 'Part of the screen', stretch: 'Whole screen' }),
      color('color_menu_item', 'Items'),
      color('color_menu_item_hover', 'Item that is pointed at'),
      color('color_menu_item_active', 'The page one is on'),
      color('pointer_color_menu_item_hover', 'Mark'),
      size('menu_typography_font_size', 'Text size', { ...WORDS, units: ['px', 'rem', 'em'] }),
      size('menu_space_between', 'Gap', { units: ['px', 'rem'] }),
      toggle('nav_menu_divider', 'Lines between the items', { group: 'style', isShown: isInLine }),
      color('color_dropdown_item', 'Items of sub-menus'),
      color('background_color_dropdown_item', 'Background of sub-menus'),
      color('toggle_color', 'Button'),
    ],
    newSettings: { layout: 'horizontal', dropdown: 'tablet', pointer: 'underline', toggle_align: 'right' },
  },
  examples: () => import('./nav-menu.gallery.ts'),
};
