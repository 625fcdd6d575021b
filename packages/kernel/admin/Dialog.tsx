import { CloseButton, Text } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Without it, only an answer closes the dialog. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * For questions by the application itself, on any screen. Uses the native element rather than the library's: it works without a
 * connection and adds nothing to the first screen.
 */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!isOpen || !dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // The browser returns the focus to where it was.
    return () => dialog.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside it does, and comes as cancel.
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={({ target }) => target === element.current && onClose?.()}
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.head}>
            <Text id={titleId} component="h2" className={styles.title}>
              {title}
            </Text>
            {onClose && <CloseButton aria-label="Close" onClick={onClose} />}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
