import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { Question } from './Question.ts';

export type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/** Asks before something that cannot be undone. If it can be undone, do it and offer `notices.undoable`. */
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
      <ConfirmDialog question={question} isOpen={isOpen} onAnswer={close} />
    </ConfirmContext>
  );
}
