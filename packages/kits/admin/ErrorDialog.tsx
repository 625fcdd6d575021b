import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { KitProblem } from './calls/KitProblem.ts';

/** What went wrong, in a sentence, with another try where it may help. */
export function ErrorDialog({
  title,
  problem,
  onRetry,
  onCancel,
  action,
}: {
  title: string;
  problem: KitProblem;
  onRetry: () => void;
  onCancel: () => void;
  /** Another way out, where there is one. */
  action?: ReactNode;
}) {
  return (
    <Modal
      opened
      onClose={onCancel}
      title={title}
      centered
      data-testid="error-dialog"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm">{problem.message}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        {action}
        {problem.canRetry && (
          <Button data-autofocus data-testid="try-again-button" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Group>
    </Modal>
  );
}
