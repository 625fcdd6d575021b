import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ApiProblem } from './api/ApiProblem.ts';

const UNDO_MS = 10_000;
/** The cross alone says nothing to a screen reader. */
const DISMISS = { closeButtonProps: { 'aria-label': 'Dismiss' } };

/** Short messages above the screen, for what has just happened. */
export const notices = {
  /** What the person wanted was done: "The mail waits to be sent again." */
  done(message: string): void {
    notifications.show({ ...DISMISS, message, color: 'green', icon: <IconCheck size={18} aria-hidden /> });
  },

  /** What the person wanted could not be done. Stays until it was read. */
  problem(problem: ApiProblem): void {
    notifications.show({
      ...DISMISS,
      title: 'That did not work',
      message: problem.message,
      color: 'red',
      icon: <IconX size={18} aria-hidden />,
      autoClose: false,
    });
  },

  /** Done at once, with a way back for a while: kinder than asking first, where there is a way back. */
  undoable(message: string, undo: () => unknown): void {
    const id = crypto.randomUUID();
    const takeBack = () => {
      notifications.hide(id);
      undo();
    };
    notifications.show({
      ...DISMISS,
      id,
      color: 'green',
      icon: <IconCheck size={18} aria-hidden />,
      autoClose: UNDO_MS,
      message: (
        <Group justify="space-between" wrap="nowrap" gap="sm">
          <Text size="sm">{message}</Text>
          <Button size="compact-sm" variant="light" onClick={takeBack}>
            Undo
          </Button>
        </Group>
      ),
    });
  },
};
