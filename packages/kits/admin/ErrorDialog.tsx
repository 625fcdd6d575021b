import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { KIT_ERRORS } from '../wire/public.ts';
import type { KitProblem } from './calls/KitProblem.ts';

/** Shows an error with the text for its code and the reason, and a retry button if that may help. */
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
  /** An alternative action, if there is one. */
  action?: ReactNode;
}) {
  const { text } = KIT_ERRORS[problem.code];
  // A text with placeholders is the message itself, filled in.
  const isGeneral = problem.message !== text && !text.includes('{');
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
      {isGeneral && (
        <Text size="sm" mb="xs">
          {text}
        </Text>
      )}
      <Text size="sm" {...(isGeneral && { c: 'dimmed' })}>
        {problem.message}
      </Text>
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
