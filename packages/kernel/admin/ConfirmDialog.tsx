import { Button, Group, Text } from '@mantine/core';
import { Dialog } from './Dialog.tsx';
import type { Question } from './Question.ts';

interface ConfirmDialogProps {
  /** Keeps its last value while the dialog is closed. */
  readonly question: Question | null;
  readonly isOpen: boolean;
  readonly onAnswer: (isYes: boolean) => void;
}

export function ConfirmDialog({ question, isOpen, onAnswer }: ConfirmDialogProps) {
  return (
    <Dialog title={question?.title ?? ''} isOpen={isOpen} onClose={() => onAnswer(false)}>
      <Text size="sm">{question?.text}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => onAnswer(false)}>
          {question?.cancel ?? 'Cancel'}
        </Button>
        <Button
          data-autofocus
          {...(question?.tone === 'danger' && { color: 'red' })}
          onClick={() => onAnswer(true)}
        >
          {question?.action}
        </Button>
      </Group>
    </Dialog>
  );
}
