import { Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Done.module.css';

/** The end of a wizard: what was done, and the next steps. */
export function Done({
  of,
  title,
  text,
  children,
  actions,
}: {
  of: 'export' | 'import';
  title: string;
  text: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <div className={styles.done} data-testid={`${of}-complete-content`}>
      <header className={styles.header}>
        <span className={styles.icon} data-testid={`${of}-complete-icon`}>
          <IconCircleCheck size={32} stroke={1.5} aria-hidden />
        </span>
        <Title order={2} size="h3" data-testid={`${of}-complete-heading`}>
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
      </header>
      {children}
      <footer className={styles.actions}>{actions}</footer>
    </div>
  );
}
