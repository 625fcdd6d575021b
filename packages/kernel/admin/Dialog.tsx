import { CloseButton, Text } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Without it, nothing but an answer closes the dialog. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * What the application itself asks, wherever somebody is. The browser's own element, and not the library's: it is there when there
 * is no connection to fetch it over, and costs the first screen nothing.
 */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!isOpen || !dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // The browser gives the focus back to where it was.
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
