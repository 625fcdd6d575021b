import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import type { Question } from './Question.ts';
import { useFetchedPart } from './useFetchedPart.ts';

export type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/** Asks before something is done that cannot be undone. Where it can be, do it and offer `notices.undoable`. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return confirm;
}

const fetchDialog = async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog;

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isYes: boolean) => void>(() => {});
  const Dialog = useFetchedPart(fetchDialog, isOpen, () => close(window.confirm(question?.title)));

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
      {Dialog && question && <Dialog question={question} isOpen={isOpen} onAnswer={close} />}
    </ConfirmContext>
  );
}
