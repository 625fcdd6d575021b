import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

/** The dialog of a part: Escape and Cancel discard the changes. */
export function DialogFrame({
  title,
  onClose,
  onSave,
  closesOnBackdrop = false,
  children,
}: {
  title: string;
  onClose: () => void;
  onSave: () => void;
  closesOnBackdrop?: boolean;
  children: ReactNode;
}) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      size="lg"
      closeOnClickOutside={closesOnBackdrop}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="md">{children}</Stack>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={onSave}>Save changes</Button>
      </Group>
    </Modal>
  );
}
