import { type AdminFeature, useSession } from '@portico/kernel/admin';
import { NavLink } from 'react-router';
import styles from './Navigation.module.css';
import { navigationFor } from './navigationFor.ts';
import { UserMenu } from './UserMenu.tsx';

/** Where the person can go, by what their role may see; below it, what concerns themselves. */
export function Navigation({ features }: { features: readonly AdminFeature[] }) {
  const { user } = useSession();
  return (
    <>
      <nav className={styles.navigation} aria-label="Main">
        {navigationFor(features, user.role).map(({ group, label, entries }) => (
          <div key={group}>
            {label && (
              <h2 className={styles.group} id={`navigation-${group}`}>
                {label}
              </h2>
            )}
            <ul className={styles.list} {...(label && { 'aria-labelledby': `navigation-${group}` })}>
              {entries.map(({ to, label: name, icon: Icon }) => (
                <li key={to}>
                  <NavLink to={to} end={to === '/'} className={styles.entry ?? ''}>
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
