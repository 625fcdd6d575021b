import { Paper, Title } from '@mantine/core';
import { useSession } from '@portico/kernel/admin';
import { Link } from 'react-router';
import { useFeatures } from '../../shell/FeaturesContext.ts';
import { navigationFor } from '../../shell/navigationFor.ts';
import styles from './HomeScreen.module.css';

/** Where editors work: of the site's health, which administrators see here, they have nothing to look after. */
export function Places() {
  const { user } = useSession();
  const groups = navigationFor(useFeatures(), user.role).filter(({ label }) => label !== null);
  return groups.map(({ group, label, entries }) => (
    <section key={group} className={styles.places} aria-labelledby={`places-${group}`}>
      <Title order={2} size="h4" id={`places-${group}`}>
        {label}
      </Title>
      <ul className={styles.cards}>
        {entries.map(({ to, label: name, icon: Icon }) => (
          <li key={to}>
            <Paper component={Link} to={to} className={styles.place}>
              <Icon size={21} stroke={1.6} />
              {name}
            </Paper>
          </li>
        ))}
      </ul>
    </section>
  ));
}
