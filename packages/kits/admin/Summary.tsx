import { Paper, Text } from '@mantine/core';
import styles from './Summary.module.css';
import type { SummaryLine } from './summary.ts';

export function Summary({ lines, testId }: { lines: readonly SummaryLine[]; testId: string }) {
  return (
    <Paper component="dl" withBorder className={styles.lines} data-testid={testId}>
      {lines.map(({ part, title, text }) => (
        <div key={part} className={styles.line}>
          <Text component="dt" fw={600} size="sm">
            {title}
          </Text>
          <Text component="dd" size="sm" c="dimmed" m={0}>
            {text}
          </Text>
        </div>
      ))}
    </Paper>
  );
}
