import { Button, Group, Modal, Text } from '@mantine/core';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';

export interface Question {
  readonly title: string;
  /** What will happen, and whether it can be taken back. */
  readonly text: ReactNode;
  /** The button that does it, with a verb: "Disable account". */
  readonly action: string;
  readonly cancel?: string;
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'normal' | 'danger';
}

export type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/** Asks before something is done that cannot be undone. Where it can be, do it and offer `notices.undoable`. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return confirm;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isYes: boolean) => void>(() => {});

  const confirm = useCallback<Confirm>(
    (asked) =>
      new Promise((resolve) => {
        answer.current(false);
        answer.current = resolve;
        setQuestion(asked);
        setOpen(true);
      }),
    [],
  );

  function close(isYes: boolean) {
    setOpen(false);
    answer.current(isYes);
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      <Modal
        opened={isOpen}
        onClose={() => close(false)}
        title={question?.title}
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Text size="sm">{question?.text}</Text>
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={() => close(false)}>
            {question?.cancel ?? 'Cancel'}
          </Button>
          <Button
            data-autofocus
            {...(question?.tone === 'danger' && { color: 'red' })}
            onClick={() => close(true)}
          >
            {question?.action}
          </Button>
        </Group>
      </Modal>
    </ConfirmContext>
  );
}
