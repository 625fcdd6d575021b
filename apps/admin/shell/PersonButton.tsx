import { UnstyledButton } from '@mantine/core';
import { useSession } from '@portico/kernel/admin';
import { IconSelector } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './UserMenu.module.css';

/** Shows who is signed in and opens their menu. */
export function PersonButton(menu: ComponentPropsWithRef<'button'>) {
  const { user } = useSession();
  return (
    <UnstyledButton {...menu} className={styles.person} aria-label={`Your account: ${user.displayName}`}>
      <span className={styles.initial} aria-hidden>
        {initialOf(user.displayName)}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{user.displayName}</span>
        <span className={styles.role}>{user.role === 'administrator' ? 'Administrator' : 'Editor'}</span>
      </span>
      <IconSelector size={17} stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}

function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '';
}
