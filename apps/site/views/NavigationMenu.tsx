import type { LinkItem, NavigationItem } from './SiteSettings.ts';

interface NavigationMenuProps {
  readonly kind: 'desktop' | 'mobile';
  readonly items: readonly NavigationItem[];
  readonly currentPath: string;
}

/** One list for both rows. Sub-menus open on hover and on focus by style alone; on a phone they stand open. */
export function NavigationMenu({ kind, items, currentPath }: NavigationMenuProps) {
  return (
    <ul
      id={`nv-primary-navigation-${kind === 'desktop' ? 'main' : 'sidebar'}`}
      className={`primary-menu-ul nav-ul menu-${kind}`}
    >
      {items.map((item) => (
        <MenuItem key={item.href} item={item} currentPath={currentPath} />
      ))}
    </ul>
  );
}

function MenuItem({ item, currentPath }: { readonly item: NavigationItem; readonly currentPath: string }) {
  const children = item.children ?? [];
  return (
    <li className={children.length > 0 ? 'menu-item menu-item-has-children' : 'menu-item'}>
      <div className="wrap">
        <a href={item.href} aria-current={current(item, currentPath)}>
          <span className="menu-item-title-wrap">{item.label}</span>
          {children.length > 0 && <span className="caret" aria-hidden="true" />}
        </a>
      </div>
      {children.length > 0 && (
        <ul className="sub-menu">
          {children.map((child) => (
            <MenuItem key={child.href} item={child} currentPath={currentPath} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** 'page' for the page itself, 'true' for the section that the page lies in. */
function current({ href }: LinkItem, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page';
  return href !== '/' && currentPath.startsWith(href) ? 'true' : undefined;
}
