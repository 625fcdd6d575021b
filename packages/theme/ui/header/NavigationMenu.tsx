import type { HeaderLabels, NavigationItem } from './HeaderContent.ts';

interface NavigationMenuProps {
  readonly kind: 'desktop' | 'mobile';
  readonly items: readonly NavigationItem[];
  readonly currentPath: string;
  readonly labels: HeaderLabels;
}

/**
 * One list for both rows. A submenu opens on hover by CSS alone, and by its caret once the theme's runtime is loaded; without
 * scripts it opens on focus, and is always open on a phone.
 */
export function NavigationMenu({ kind, items, currentPath, labels }: NavigationMenuProps) {
  return (
    <ul
      id={`nv-primary-navigation-${kind === 'desktop' ? 'main' : 'sidebar'}`}
      className={`primary-menu-ul nav-ul menu-${kind}`}
    >
      {items.map((item) => (
        <MenuItem
          key={item.id ?? item.href}
          item={item}
          kind={kind}
          currentPath={currentPath}
          labels={labels}
        />
      ))}
    </ul>
  );
}

interface MenuItemProps extends Omit<NavigationMenuProps, 'items'> {
  readonly item: NavigationItem;
}

function MenuItem({ item, kind, currentPath, labels }: MenuItemProps) {
  const children = item.children ?? [];
  return (
    <li className={children.length > 0 ? 'menu-item menu-item-has-children' : 'menu-item'}>
      <div className="wrap">
        <a href={item.href} aria-current={current(item, currentPath)}>
          <span className="menu-item-title-wrap dd-title">{item.label}</span>
        </a>
        {children.length > 0 && (
          <button
            type="button"
            className={kind === 'desktop' ? 'caret-wrap' : 'caret-wrap navbar-toggle'}
            aria-expanded="false"
            aria-label={`${labels.openSubMenu} ${item.label}`}
          >
            <span className="caret" />
          </button>
        )}
      </div>
      {children.length > 0 && (
        <ul className="sub-menu">
          {children.map((child) => (
            <MenuItem
              key={child.id ?? child.href}
              item={child}
              kind={kind}
              currentPath={currentPath}
              labels={labels}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

/** 'page' for the page itself, 'true' for the section that contains it. */
function current({ href }: NavigationItem, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page';
  return href && href !== '/' && currentPath.startsWith(href) ? 'true' : undefined;
}
