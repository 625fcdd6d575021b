import { Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Mark } from '../theme/Mark.tsx';
import { Colonnade } from './Colonnade.tsx';
import type { SessionStore } from './createSessionStore.ts';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInPage.module.css';

/** Whichever address was asked for stays in the address bar, so that signing in leads there. */
export function SignInPage({ store }: { store: SessionStore }) {
  useEffect(() => {
    document.title = 'Sign in · Portico';
  }, []);
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <div className={styles.panel}>
          <div className={styles.brand}>
            <Mark size={36} />
            <span>Portico</span>
          </div>
          <Title order={1} className={styles.title}>
            Welcome back
          </Title>
          <Text c="dimmed" mb="xl">
            Sign in to look after your site.
          </Text>
          <SignInForm store={store} />
        </div>
      </main>
      <Colonnade className={styles.picture} />
    </div>
  );
}
