import { type AdminFeature, useSession } from '@portico/kernel/admin';
import { NavLink, useLocation } from 'react-router';
import styles from './Navigation.module.css';
import { navigationFor } from './navigationFor.ts';
import { UserMenu } from './UserMenu.tsx';

/** The entries that the user's role may see; below them, the user's own. */
export function Navigation({ features }: { features: readonly AdminFeature[] }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const groups = navigationFor(features, user.role);
  const current = groups.flatMap(({ entries }) => entries.filter(({ to }) => isUnder(to, pathname)));
  return (
    <>
      <nav className={styles.navigation} aria-label="Main">
        {groups.map(({ group, label, entries }) => (
          <div key={group}>
            {label && (
              <h2 className={styles.group} id={`navigation-${group}`}>
                {label}
              </h2>
            )}
            <ul className={styles.list} {...(label && { 'aria-labelledby': `navigation-${group}` })}>
              {entries.map(({ to, label: name, icon: Icon }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end={to === '/' || current.some((other) => isUnder(`${to}/`, other.to))}
                    className={styles.entry ?? ''}
                  >
                    <Icon size={19} stroke={1.6} />
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <UserMenu />
    </>
  );
}

/** Nested entries are listed side by side: only the closest match is the current one. */
function isUnder(to: string, path: string): boolean {
  return path === to || path.startsWith(to.endsWith('/') ? to : `${to}/`);
}
