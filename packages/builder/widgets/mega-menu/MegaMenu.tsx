import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { linkOf } from '../../model/settings/link.ts';
import { plainTextOf } from '../../model/settings/plainText.ts';
import { choiceOf, filledTextOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { safeId } from '../../parts/element/safeId.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';
import { MenuPanel } from '../nav-menu/MenuPanel.tsx';

/**
 * A menu whose items open the widget's containers, each its own, by pointer, touch or keyboard. On narrow screens it is in a
 * panel. Both without a script.
 */
export function MegaMenu({ element, renderChild }: WidgetProps) {
  const { id, settings } = element;
  const items = rowsOf(settings.menu_items);
  if (items.length === 0) return null;
  const layout = choiceOf(settings.item_layout, ['horizontal', 'vertical', 'dropdown'], 'horizontal');
  const breakpoint = choiceOf(settings.breakpoint_selector, ['mobile', 'tablet', 'none'], 'tablet');
  const width = choiceOf(settings.content_width, ['full_width', 'fit_to_content'], 'full_width');
  const list = (
    <ul className="e-n-menu-heading">
      {items.map((row, at) => {
        const child = element.elements[at];
        const hasContent = row.item_dropdown_content === 'yes' && child;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: each item has the container of its number.
          <Item row={row} settings={settings} key={at}>
            {hasContent && renderChild?.(child, {})}
          </Item>
        );
      })}
    </ul>
  );
  return (
    <WidgetElement
      {...widgetFrame(element, {
        classes: [
          `e-n-menu-layout-${layout}`,
          `e-${width}`,
          ...(layout === 'dropdown' ? [] : [`e-n-menu-${breakpoint}`]),
        ],
      })}
    >
      <IslandStyle name="nav-menu" />
      <IslandStyle name="mega-menu" />
      <nav className="e-n-menu" aria-label={filledTextOf(settings.menu_name, 'Menu')}>
        <MenuPanel id={`mega-menu-${id}`} settings={settings} icons={TOGGLES}>
          {list}
        </MenuPanel>
      </nav>
    </WidgetElement>
  );
}

const TOGGLES = { open: 'menu_toggle_icon_normal', close: 'menu_toggle_icon_active' };

interface ItemProps {
  readonly row: Settings;
  readonly settings: Settings;
  /** What it opens. */
  readonly children: ReactNode;
}

function Item({ row, settings, children }: ItemProps) {
  const draw = useIcons();
  const { path } = useSiteFacts();
  const link = linkOf(row.item_link);
  const title = textOf(row.item_title);
  const icon = draw(row.item_icon);
  const inside = (
    <>
      {icon && <Slot as="span" className="e-n-menu-icon" html={icon} />}
      <Slot as="span" className="e-n-menu-title-text" html={title} />
    </>
  );
  const caret = children ? draw(settings.menu_item_icon) || draw(CARET) : '';
  return (
    <li className="e-n-menu-item" id={safeId(row.element_id) ?? undefined}>
      <div className={`e-n-menu-title${link?.href === path ? ' e-current' : ''}`}>
        {link ? (
          <a
            {...link}
            className="e-n-menu-title-container"
            aria-current={link.href === path ? 'page' : undefined}
          >
            {inside}
          </a>
        ) : (
          <span className="e-n-menu-title-container">{inside}</span>
        )}
        {caret && (
          <button
            type="button"
            className="e-n-menu-dropdown-icon"
            aria-label={`More under ${plainTextOf(title)}`}
          >
            <Slot as="span" html={caret} />
          </button>
        )}
      </div>
      {children && <div className="e-n-menu-content">{children}</div>}
    </li>
  );
}

const CARET = { library: 'fa-solid', value: 'fas fa-caret-down' };
