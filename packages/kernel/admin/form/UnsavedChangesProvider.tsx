import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../ConfirmProvider.tsx';

type Note = (form: string, isDirty: boolean) => void;
const UnsavedContext = createContext<Note>(() => {});

/** Asks before the user leaves a screen with unsaved changes. */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const dirty = useRef(new Set<string>());
  const confirm = useConfirm();
  const note = useRef<Note>((form, isDirty) => {
    if (isDirty) dirty.current.add(form);
    else dirty.current.delete(form);
  });

  // One blocker for all forms: the router knows only one at a time.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = {
      title: 'Leave without saving?',
      text: 'What you changed on this screen has not been saved.',
      action: 'Leave without saving',
      cancel: 'Stay',
      tone: 'danger' as const,
    };
    void confirm(question).then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (dirty.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);

  return <UnsavedContext value={note.current}>{children}</UnsavedContext>;
}

/** Registers whether there are unsaved changes here. */
export function useUnsavedChanges(isDirty: boolean): void {
  const note = use(UnsavedContext);
  const form = useId();
  useEffect(() => {
    note(form, isDirty);
    return () => note(form, false);
  }, [note, form, isDirty]);
}
