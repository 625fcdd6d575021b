import { Button, Group, Modal, Text } from '@mantine/core';
import type { Question } from './Question.ts';

interface ConfirmDialogProps {
  readonly question: Question;
  readonly isOpen: boolean;
  readonly onAnswer: (isYes: boolean) => void;
}

export function ConfirmDialog({ question, isOpen, onAnswer }: ConfirmDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={() => onAnswer(false)}
      title={question.title}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm">{question.text}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => onAnswer(false)}>
          {question.cancel ?? 'Cancel'}
        </Button>
        <Button
          data-autofocus
          {...(question.tone === 'danger' && { color: 'red' })}
          onClick={() => onAnswer(true)}
        >
          {question.action}
        </Button>
      </Group>
    </Modal>
  );
}
