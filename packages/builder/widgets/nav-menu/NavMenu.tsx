import { IslandStyle } from '@portico/kernel/islands/react';
import { choiceOf, filledTextOf, isOn, recordOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';
import { chosenMenu } from './chosenMenu.ts';
import { MenuList } from './MenuList.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { movementOf, POINTERS } from './pointers.ts';

/** One of the site's menus, horizontal or vertical, and in a panel on narrow screens. */
export function NavMenu({ element }: WidgetProps) {
  const { settings } = element;
  const { menus, path } = useSiteFacts();
  const iconOf = useIcons();
  const menu = chosenMenu(menus, settings.menu);
  if (!menu || menu.items.length === 0) return null;
  const { items } = menu;
  const layout = choiceOf(settings.layout, ['horizontal', 'vertical', 'dropdown'], 'horizontal');
  const breakpoint = choiceOf(settings.dropdown, ['mobile', 'tablet', 'none'], 'tablet');
  const pointer = choiceOf(settings.pointer, POINTERS, 'underline');
  const moved = movementOf(settings, pointer);
  const align = choiceOf(settings.align_items, ['start', 'center', 'end', 'justify'], 'start');
  const toggleAlign = choiceOf(settings.toggle_align, ['left', 'center', 'right'], 'center');
  // Elementor stores an empty value for “None”.
  const caret =
    recordOf(settings.submenu_icon).value === '' ? null : iconOf(settings.submenu_icon) || undefined;
  const label = filledTextOf(settings.menu_name, menu.name);
  // Without a toggle button it is always shown.
  const below = (
    <nav className="elementor-nav-menu--dropdown elementor-nav-menu__container" aria-label={label}>
      <MenuList items={items} currentPath={path} caret={caret} isInPanel />
    </nav>
  );
  return (
    <WidgetElement
      {...widgetFrame(element, {
        classes: [
          `elementor-nav-menu__align-${align}`,
          ...(layout === 'dropdown' ? [] : [`elementor-nav-menu--dropdown-${breakpoint}`]),
          ...(isOn(settings.full_width) || settings.full_width === 'stretch'
            ? ['elementor-nav-menu--stretch']
            : []),
          `elementor-nav-menu__text-align-${settings.text_align === 'center' ? 'center' : 'aside'}`,
        ],
      })}
    >
      <IslandStyle name="nav-menu" />
      {layout !== 'dropdown' && moved !== 'fade' && <IslandStyle name="menu-pointers" />}
      {layout !== 'dropdown' && (
        <nav
          className={`elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-${layout} e--pointer-${pointer} e--animation-${moved}`}
          aria-label={label}
        >
          <MenuList items={items} currentPath={path} caret={caret} />
        </nav>
      )}
      {(layout === 'dropdown' || breakpoint !== 'none') && (
        <div className={`portico-menu-toggle portico-menu-toggle-${toggleAlign}`}>
          {settings.toggle === '' ? (
            below
          ) : (
            <MenuPanel id={`menu-panel-${element.id}`} settings={settings} icons={TOGGLES}>
              {below}
            </MenuPanel>
          )}
        </div>
      )}
    </WidgetElement>
  );
}

const TOGGLES = { open: 'toggle_icon_normal', close: 'toggle_icon_active' };
