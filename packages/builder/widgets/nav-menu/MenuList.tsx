import { Slot } from '@portico/kernel/islands/react';
import { type SiteMenuItem, THEME_MENU } from '../../wire/public.ts';

interface MenuListProps {
  readonly items: readonly SiteMenuItem[];
  readonly currentPath: string;
  /** Submenus are below their item instead of popping up beside it. */
  readonly isInPanel?: boolean;
  /** Markup of an icon in place of the theme's, beside the item's words where submenus pop up; `null` for none. */
  readonly caret?: string | null | undefined;
}

/** A menu's items with Elementor's class names and the theme's, whose runtime handles them. */
export function MenuList({ items, currentPath, isInPanel = false, caret }: MenuListProps) {
  return (
    <ul className={`elementor-nav-menu ${isInPanel ? THEME_MENU.phoneList : THEME_MENU.list}`}>
      {items.map((item) => (
        <Item key={item.id} item={item} currentPath={currentPath} caret={caret} isInPanel={isInPanel} isTop />
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly item: SiteMenuItem;
  readonly currentPath: string;
  readonly isTop?: boolean;
  readonly isInPanel: boolean;
  readonly caret: MenuListProps['caret'];
}

function Item({ item, currentPath, caret, isInPanel, isTop = false }: ItemProps) {
  const { label, href, children = [] } = item;
  const current = currentOf(href, currentPath);
  const name = isTop ? 'elementor-item' : 'elementor-sub-item';
  return (
    <li className={children.length > 0 ? `${THEME_MENU.item} ${THEME_MENU.parent}` : THEME_MENU.item}>
      <div className={THEME_MENU.itemFrame}>
        <a className={current ? `${name} elementor-item-active` : name} href={href} aria-current={current}>
          {label}
          {children.length > 0 && !isInPanel && caret && (
            <Slot as="span" className="sub-arrow" html={caret} />
          )}
        </a>
        {children.length > 0 && (
          <button
            type="button"
            className={THEME_MENU.caret}
            aria-expanded="false"
            aria-label={`More under ${label}`}
          >
            {(isInPanel || !caret) && <Caret drawing={caret} />}
          </button>
        )}
      </div>
      {children.length > 0 && (
        <ul className={`${THEME_MENU.subMenu} elementor-nav-menu--dropdown`}>
          {children.map((child) => (
            <Item key={child.id} item={child} {...{ currentPath, caret, isInPanel }} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Caret({ drawing }: { drawing: MenuListProps['caret'] }) {
  if (drawing === null) return null;
  return drawing ? (
    <Slot as="span" className="sub-arrow" html={drawing} />
  ) : (
    <span className={THEME_MENU.caretIcon} />
  );
}

/** 'page' for the page itself, 'true' for the section it is in. */
function currentOf(href: string | undefined, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page';
  return href && href !== '/' && href.endsWith('/') && currentPath.startsWith(href) ? 'true' : undefined;
}
