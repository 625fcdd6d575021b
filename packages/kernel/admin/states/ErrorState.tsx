import { Button, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { problemOf } from '../api/ApiProblem.ts';
import styles from './State.module.css';

/** Something could not be loaded: says why, and offers to try again. */
export function ErrorState({ error, retry }: { error: unknown; retry?: () => unknown }) {
  const problem = problemOf(error);
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} data-tone="bad">
        <IconAlertTriangle size={24} stroke={1.5} aria-hidden />
      </span>
      <Title order={2} size="h4">
        {problem.status === 404 ? 'Not found' : 'This could not be loaded'}
      </Title>
      <Text c="dimmed" maw="30rem">
        {problem.message}
      </Text>
      {retry && problem.status !== 404 && (
        <Button variant="default" onClick={() => void retry()}>
          Try again
        </Button>
      )}
    </div>
  );
}
