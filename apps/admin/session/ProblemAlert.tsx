import { Alert } from '@mantine/core';
import type { ApiProblem } from '@portico/kernel/admin';
import { IconAlertTriangle } from '@tabler/icons-react';

/** Why what was sent came to nothing; nothing while there is nothing to say. */
export function ProblemAlert({ problem }: { problem: Pick<ApiProblem, 'message'> | null }) {
  if (!problem) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {problem.message}
    </Alert>
  );
}
