import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { NavigationIcon } from '../AdminFeature.ts';
import styles from './State.module.css';

export interface EmptyStateProps {
  readonly icon: NavigationIcon;
  readonly title: string;
  /** What will appear here, or why there is nothing. */
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing to show, without being an error. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon size={24} stroke={1.5} />
      </span>
      <Title order={2} size="h4">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" maw="30rem">
          {text}
        </Text>
      )}
      {action}
    </div>
  );
}
