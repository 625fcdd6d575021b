import { Alert } from '@mantine/core';
import type { ApiProblem } from '@portico/kernel/admin';
import { IconAlertTriangle } from '@tabler/icons-react';

/** Says why a submission failed; renders nothing without a problem. */
export function ProblemAlert({ problem }: { problem: Pick<ApiProblem, 'message'> | null }) {
  if (!problem) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {problem.message}
    </Alert>
  );
}
