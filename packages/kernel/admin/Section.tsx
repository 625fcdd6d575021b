import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** A self-contained part of a screen, with a heading. */
export function Section({
  title,
  description,
  actions,
  children,
}: {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Paper component="section" withBorder className={styles.section} aria-label={title}>
      <header className={styles.header}>
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          {description && (
            <Text c="dimmed" size="sm" mt={4}>
              {description}
            </Text>
          )}
        </div>
        {actions}
      </header>
      {children}
    </Paper>
  );
}
